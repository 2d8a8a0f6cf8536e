// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "tab-bar",
  // In a package of your own: .package(url: "…", from: "…") in place of the path.
  dependencies: [.package(name: "hitscope", path: "../..")],
  targets: [
    // Views as an iOS project has them; the controller even says `import UIKit`.
    .target(
      name: "TabBar",
      dependencies: [
        .product(name: "HitScope", package: "hitscope"),
        .product(name: "UIKit", package: "hitscope"),
      ]
    ),
    // Opens the controller in the sandbox.
    .executableTarget(
      name: "tab-bar",
      dependencies: ["TabBar", .product(name: "HitScope", package: "hitscope")],
      path: "Sources/TabBarApp"
    ),
    // The views that articles about touches teach with, as they are written for iOS.
    .target(name: "Samples", dependencies: [.product(name: "UIKit", package: "hitscope")]),
    // An application with a delegate, which opens one of them in the sandbox.
    .executableTarget(
      name: "samples",
      dependencies: ["Samples", .product(name: "UIKit", package: "hitscope")],
      path: "Sources/SamplesApp"
    ),
    // Twenty files as an application for iOS has them, in both modes of the language.
    .target(name: "Moved", dependencies: [.product(name: "UIKit", package: "hitscope")]),
    .target(
      name: "MovedInSwift5",
      dependencies: [.product(name: "UIKit", package: "hitscope")],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    // Tests that press without a display.
    .testTarget(
      name: "TabBarTests",
      dependencies: [
        "TabBar",
        .product(name: "HitScopeTesting", package: "hitscope"),
      ],
      // Tests find traces beside their files.
      exclude: ["Traces"]
    ),
    .testTarget(
      name: "SamplesTests",
      dependencies: [
        "Samples",
        .product(name: "HitScopeTesting", package: "hitscope"),
        .product(name: "UIKit", package: "hitscope"),
      ]
    ),
    .testTarget(
      name: "MovedTests",
      dependencies: [
        "Moved", "MovedInSwift5",
        .product(name: "HitScopeTesting", package: "hitscope"),
        .product(name: "UIKit", package: "hitscope"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
