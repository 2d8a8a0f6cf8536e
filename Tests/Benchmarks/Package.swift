// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "hitscope-benchmarks",
  dependencies: [.package(name: "hitscope", path: "../..")],
  targets: [
    // Counts calls of malloc by standing in front of it.
    .target(name: "CAllocations"),
    .executableTarget(
      name: "hitscope-bench",
      dependencies: [
        "CAllocations", .product(name: "HitScope", package: "hitscope"),
        .product(name: "HitAnalysis", package: "hitscope"),
        .product(name: "HitTrace", package: "hitscope"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
  ],
  swiftLanguageModes: [.v6]
)
