// The umbrella: one import gives a view file everything it needs, and `Sandbox.open` to show it.
@_exported public import Foundation
@_exported public import HitCanvas
@_exported public import HitControls
@_exported public import HitGeometry
@_exported public import HitGestures
@_exported public import HitResponders
@_exported public import HitSession
@_exported public import class HitSandbox.Sandbox
@_exported public import func HitSandbox.UIApplicationMain
