// Errors of traces say what is wrong and where in a file, in HitJSON's terms.
@_exported public import enum HitJSON.FaultReason
@_exported public import struct HitJSON.SourcePosition
