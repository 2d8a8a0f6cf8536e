// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "hitscope-fuzzing",
  dependencies: [.package(name: "hitscope", path: "../..")],
  targets: [
    // libFuzzer's one function, as C sees it; the toolchain has it.
    .target(name: "CFuzzer"),
    .executableTarget(
      name: "hitscope-fuzz",
      dependencies: ["CFuzzer", .product(name: "HitScope", package: "hitscope")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
