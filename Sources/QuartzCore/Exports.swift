// The names of Core Animation that are here, for files which import it beside or without UIKit.
@_exported public import CoreGraphics
@_exported public import class HitResponders.CALayer
@_exported public import func HitResponders.CACurrentMediaTime
@_exported public import enum HitResponders.CATransaction
@_exported public import struct HitResponders.CACornerMask
@_exported public import struct HitResponders.CALayerCornerCurve
@_exported public import typealias HitResponders.CFTimeInterval
