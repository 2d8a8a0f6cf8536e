// Errors of traces say where in a file they are, in HitJSON's terms.
@_exported public import struct HitJSON.SourcePosition
