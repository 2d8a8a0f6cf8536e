// One import brings a test file the stage and UIKit's names, as `UIKit` brings a view file's.
@_exported public import Foundation
@_exported public import HitAnalysis
@_exported public import HitCanvas
@_exported public import HitControls
@_exported public import HitGeometry
@_exported public import HitGestures
@_exported public import HitResponders
@_exported public import HitScenes
@_exported public import HitSession
