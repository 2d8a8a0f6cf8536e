// swift-tools-version: 6.2
import PackageDescription

/// Settings every Swift target shares; a target adds to these and never subtracts.
let house: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Floors whose types live on the main actor, as UIKit's do.
let onMain = house + [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "hitscope",
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
  ],
  targets: [
    // What Foundation lacks on Linux: affine transforms, insets.
    .target(name: "HitGeometry", swiftSettings: house),
    // UIKit's object graph and its routing: responders, views, windows, events, the seam.
    .target(
      name: "HitResponders",
      dependencies: [
        "HitGeometry",
        .product(name: "DequeModule", package: "swift-collections"),
      ],
      swiftSettings: onMain
    ),
    .testTarget(
      name: "HitGeometryTests",
      dependencies: ["HitGeometry"],
      swiftSettings: house
    ),
    .testTarget(
      name: "HitRespondersTests",
      dependencies: ["HitGeometry", "HitResponders"],
      swiftSettings: onMain
    ),
  ],
  swiftLanguageModes: [.v6]
)
