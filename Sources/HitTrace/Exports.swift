// Traces are recorded and replayed in the terms of their format.
@_exported public import HitTraceFormat
