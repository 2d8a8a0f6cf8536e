// The names of Core Graphics that are here, for files which import it beside or without UIKit.
@_exported public import Foundation
@_exported public import HitGeometry
@_exported public import class HitCanvas.CGMutablePath
@_exported public import class HitCanvas.CGPath
@_exported public import enum HitCanvas.CGBlendMode
@_exported public import enum HitCanvas.CGLineCap
@_exported public import enum HitCanvas.CGLineJoin
@_exported public import enum HitCanvas.CGPathElementType
@_exported public import struct HitCanvas.CGPathElement
@_exported public import typealias HitCanvas.CGContext
@_exported public import typealias HitCanvas.CGPathFillRule
@_exported public import typealias HitResponders.CGColor
