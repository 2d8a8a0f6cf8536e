// A test file that imports the stage can name the views, events and sessions it works with.
@_exported public import Foundation
@_exported public import HitAnalysis
@_exported public import HitGeometry
@_exported public import HitResponders
@_exported public import HitScenes
@_exported public import HitSession
