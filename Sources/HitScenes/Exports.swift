// Views and faults of scenes say where in a file they stand, in HitJSON's terms.
@_exported public import struct HitJSON.SourcePosition
