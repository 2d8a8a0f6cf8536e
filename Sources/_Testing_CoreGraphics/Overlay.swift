// As _Testing_UIKit, for files that import CoreGraphics or QuartzCore.
