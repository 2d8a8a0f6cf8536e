// With this opt-in product a view file written for iOS, `import UIKit` and all, compiles unchanged.
@_exported public import Foundation
@_exported public import HitScope
