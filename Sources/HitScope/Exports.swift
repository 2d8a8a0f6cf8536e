// The umbrella: one import gives a view file everything it needs.
@_exported public import Foundation
@_exported public import HitCanvas
@_exported public import HitControls
@_exported public import HitGeometry
@_exported public import HitResponders
@_exported public import HitSession
