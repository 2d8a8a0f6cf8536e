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
  products: [
    .executable(name: "hitscope", targets: ["HitScopeCLI"]),
    .library(name: "HitScope", targets: ["HitScope"]),
    .library(name: "HitTrace", targets: ["HitTrace", "HitScenes"]),
    .library(name: "HitTraceFormat", targets: ["HitTraceFormat"]),
    .library(name: "HitAnalysis", targets: ["HitAnalysis", "HitScenes"]),
    .library(name: "HitScopeTesting", targets: ["HitScopeTesting"]),
    .library(
      name: "UIKit",
      targets: ["UIKit", "CoreGraphics", "QuartzCore", "_Testing_UIKit", "_Testing_CoreGraphics"]
    ),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
  ],
  targets: [
    // Reading and writing JSON, token by token or taken apart, with the place of every fault.
    // What is public is so for inlining; no product of ours has it.
    .target(name: "HitJSON", swiftSettings: house),
    // The trace format: its records, and reading and writing them.
    .target(name: "HitTraceFormat", dependencies: ["HitJSON"], swiftSettings: house),
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
    // The recognizers UIKit comes with, one file each.
    .target(
      name: "HitGestures",
      dependencies: ["HitGeometry", "HitResponders"],
      swiftSettings: onMain
    ),
    // Cairo and Pango, as C sees them.
    .systemLibrary(
      name: "CHitCairo",
      pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev", "libcairo2-dev"])]
    ),
    // Drawing: surfaces, the context, paths, text, and the painter that walks a view tree.
    .target(
      name: "HitCanvas",
      dependencies: ["CHitCairo", "HitGeometry", "HitResponders"],
      swiftSettings: onMain
    ),
    // Controls and the other ready-made views, one file each.
    .target(
      name: "HitControls",
      dependencies: ["HitCanvas", "HitGeometry", "HitGestures", "HitResponders"],
      swiftSettings: onMain
    ),
    // Xlib, libXext and libXi for HitX11 alone: a module map and a header.
    .systemLibrary(
      name: "CHitX11",
      pkgConfig: "xi",
      providers: [.apt(["libx11-dev", "libxext-dev", "libxi-dev"])]
    ),
    // Connection, windows, presenting and event translation on an X11 server.
    .target(name: "HitX11", dependencies: ["CHitX11"], swiftSettings: onMain),
    // Virtual and real clock, listeners, frame requests, the headless driver.
    .target(
      name: "HitSession",
      dependencies: ["HitGeometry", "HitResponders"],
      swiftSettings: onMain
    ),
    // The scene format, its errors, the builder and the gallery.
    .target(
      name: "HitScenes",
      dependencies: [
        "HitCanvas", "HitControls", "HitGeometry", "HitGestures", "HitJSON", "HitResponders",
      ],
      swiftSettings: onMain
    ),
    // Traces: recording, replaying, comparing.
    .target(
      name: "HitTrace",
      dependencies: [
        "HitGeometry", "HitGestures", "HitJSON", "HitResponders", "HitScenes", "HitSession",
        "HitTraceFormat",
      ],
      swiftSettings: house
    ),
    // Pure functions of a scene: who gets a press, and the sentence that says why.
    .target(
      name: "HitAnalysis",
      dependencies: [
        "HitCanvas", "HitControls", "HitGeometry", "HitGestures", "HitJSON", "HitResponders",
        "HitScenes", "HitSession",
      ],
      exclude: ["Reports/Page/map-types.js"],
      resources: [
        .embedInCode("Reports/Page/base.css"), .embedInCode("Reports/Page/element.js"),
        .embedInCode("Reports/Page/keys.js"), .embedInCode("Reports/Page/pages.js"),
        .embedInCode("Reports/Page/press-facts.js"),
        .embedInCode("Reports/Page/report.css"), .embedInCode("Reports/Page/report.js"),
        .embedInCode("Reports/Page/theme.js"), .embedInCode("Reports/Page/tokens.css"),
      ],
      swiftSettings: onMain
    ),
    // The window around a scene: panels and overlays, themselves made of views.
    .target(
      name: "HitInspector",
      dependencies: ["HitAnalysis", "HitCanvas", "HitGeometry", "HitGestures", "HitResponders"],
      swiftSettings: onMain
    ),
    // zlib, as C sees it: what a browser unpacks by itself.
    .systemLibrary(name: "CHitZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    // Pages for a browser that tell a trace.
    .target(
      name: "HitReports",
      dependencies: [
        "CHitZlib", "HitAnalysis", "HitCanvas", "HitGeometry", "HitInspector", "HitJSON",
        "HitResponders", "HitScenes", "HitSession", "HitTrace",
      ],
      exclude: ["Page/types.js"],
      resources: [
        .embedInCode("Page/choices.js"), .embedInCode("Page/differences.css"),
        .embedInCode("Page/differences.js"), .embedInCode("Page/edge.js"),
        .embedInCode("Page/filter.js"), .embedInCode("Page/inputs.js"),
        .embedInCode("Page/lane-strokes.js"), .embedInCode("Page/lanes.js"),
        .embedInCode("Page/minimap.js"), .embedInCode("Page/narrow.css"),
        .embedInCode("Page/overlays.js"),
        .embedInCode("Page/page-keys.js"), .embedInCode("Page/page.js"),
        .embedInCode("Page/painter.js"), .embedInCode("Page/panels.css"),
        .embedInCode("Page/scale.js"), .embedInCode("Page/scene.js"),
        .embedInCode("Page/shell.css"), .embedInCode("Page/shell.html"),
        .embedInCode("Page/sign.js"), .embedInCode("Page/stage.js"),
        .embedInCode("Page/timeline.js"),
        .embedInCode("Page/transport.js"), .embedInCode("Page/unpack.js"),
        .embedInCode("Page/walk.js"), .embedInCode("Page/wholelog.js"),
      ],
      swiftSettings: onMain
    ),
    // The window on a desktop: joins sessions, inspector and X11; opens scenes and controllers.
    .target(
      name: "HitSandbox",
      dependencies: [
        "HitAnalysis", "HitCanvas", "HitGeometry", "HitInspector", "HitJSON", "HitReports",
        "HitResponders", "HitScenes", "HitSession", "HitTrace", "HitX11",
      ],
      swiftSettings: onMain
    ),
    // The program, one file a verb.
    .executableTarget(
      name: "HitScopeCLI",
      dependencies: [
        "HitAnalysis", "HitCanvas", "HitGeometry", "HitJSON", "HitReports", "HitResponders",
        "HitSandbox", "HitScenes", "HitSession", "HitTrace", "HitX11",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: house
    ),
    // The umbrella that a reader's own view file imports.
    .target(
      name: "HitScope",
      dependencies: [
        "HitCanvas", "HitControls", "HitGeometry", "HitGestures", "HitResponders", "HitSandbox",
        "HitSession",
      ],
      swiftSettings: onMain
    ),
    // The umbrella under the name that iOS code imports.
    .target(name: "UIKit", dependencies: ["CUIKit", "HitScope"], swiftSettings: onMain),
    // Nothing but a name: the part of UIKit that files with recognizers of their own import.
    .systemLibrary(name: "CUIKit", path: "Sources/CUIKit"),
    // The names of two more frameworks that iOS code imports.
    .target(
      name: "CoreGraphics",
      dependencies: ["HitCanvas", "HitGeometry", "HitResponders"],
      swiftSettings: onMain
    ),
    .target(
      name: "QuartzCore",
      dependencies: ["CoreGraphics", "HitResponders"],
      swiftSettings: onMain
    ),
    // Nothing; Swift Testing imports them in files that import UIKit or CoreGraphics.
    .target(name: "_Testing_UIKit", path: "Sources/_Testing_UIKit", swiftSettings: house),
    .target(
      name: "_Testing_CoreGraphics",
      path: "Sources/_Testing_CoreGraphics",
      swiftSettings: house
    ),
    // The harness for the project's tests and for users' own.
    .target(
      name: "HitScopeTesting",
      dependencies: [
        "HitAnalysis", "HitCanvas", "HitControls", "HitGeometry", "HitGestures", "HitResponders",
        "HitScenes", "HitSession", "HitTrace",
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
      dependencies: ["HitGeometry", "HitResponders", "ScenarioSupport", "TestSupport"],
      swiftSettings: onMain
    ),
    .testTarget(
      name: "HitGesturesTests",
      dependencies: ["HitGeometry", "HitGestures", "HitResponders", "ScenarioSupport"],
      swiftSettings: onMain
    ),
    .testTarget(
      name: "HitCanvasTests",
      dependencies: ["HitCanvas", "HitGeometry", "HitResponders", "TestSupport"],
      swiftSettings: onMain
    ),
    .testTarget(
      name: "HitControlsTests",
      dependencies: [
        "HitCanvas", "HitControls", "HitGeometry", "HitGestures", "HitResponders",
        "ScenarioSupport", "TestSupport",
      ],
      swiftSettings: onMain
    ),
    .testTarget(
      name: "HitSessionTests",
      dependencies: ["HitGeometry", "HitResponders", "HitSession"],
      swiftSettings: onMain
    ),
    .testTarget(
      name: "HitScenesTests",
      dependencies: [
        "HitCanvas", "HitControls", "HitGeometry", "HitGestures", "HitResponders", "HitScenes",
        "TestSupport",
      ],
      swiftSettings: onMain
    ),
    .testTarget(
      name: "HitScopeTestingTests",
      dependencies: ["HitAnalysis", "HitResponders", "HitScenes", "HitScopeTesting"],
      swiftSettings: onMain
    ),
    .testTarget(
      name: "HitTraceTests",
      dependencies: [
        "HitGeometry", "HitJSON", "HitResponders", "HitSandbox", "HitScenes", "HitSession",
        "HitTrace", "TestSupport",
      ],
      swiftSettings: onMain
    ),
    .testTarget(
      name: "HitAnalysisTests",
      dependencies: [
        "HitAnalysis", "HitControls", "HitGeometry", "HitResponders", "HitScenes", "HitSession",
        "HitTrace", "TestSupport",
      ],
      swiftSettings: onMain
    ),
    .testTarget(
      name: "HitInspectorTests",
      dependencies: [
        "HitAnalysis", "HitCanvas", "HitControls", "HitGeometry", "HitGestures", "HitInspector",
        "HitResponders", "TestSupport",
      ],
      swiftSettings: onMain
    ),
    .testTarget(
      name: "HitReportsTests",
      dependencies: [
        "CHitZlib", "HitAnalysis", "HitGeometry", "HitReports", "HitResponders", "HitScenes",
        "HitSession", "HitTrace", "TestSupport",
      ],
      swiftSettings: onMain
    ),
    .testTarget(
      name: "ReadmeTests",
      dependencies: [
        "HitAnalysis", "HitCanvas", "HitResponders", "HitSandbox", "HitScenes", "TestSupport",
      ],
      swiftSettings: onMain
    ),
    .testTarget(
      name: "HitX11Tests",
      dependencies: ["HitX11", "TestSupport", "X11Probe"],
      swiftSettings: onMain
    ),
    .testTarget(
      name: "HitSandboxTests",
      dependencies: [
        "GalleryTries", "HitAnalysis", "HitCanvas", "HitGeometry", "HitGestures", "HitInspector",
        "HitResponders", "HitSandbox", "HitScenes", "HitSession", "HitTrace", "HitX11",
        "TestSupport",
      ],
      swiftSettings: onMain
    ),
    .testTarget(
      name: "HitScopeCLITests",
      dependencies: [
        "GalleryTries", "GestureProbe", "HitAnalysis", "HitCanvas", "HitInspector", "HitResponders",
        "HitScenes", "HitScopeCLI", "HitTrace", "TestSupport", "TraceProbe",
      ],
      swiftSettings: house
    ),
    // The rules that hold for the whole tree: imports, the one door, lengths, documents.
    .testTarget(
      name: "ArchitectureTests",
      dependencies: ["TestSupport"],
      swiftSettings: house
    ),
    // The package of docs/example, built and run as a user does.
    .testTarget(
      name: "ExamplePackageTests",
      dependencies: ["TestSupport"],
      swiftSettings: house
    ),
    // Xlib and libXtst for the tests' own X client.
    .systemLibrary(
      name: "CXTest",
      path: "Tests/Support/CXTest",
      pkgConfig: "xtst",
      providers: [.apt(["libxtst-dev"])]
    ),
    // Responders that log what they see, and the runner of scenarios told in JSON.
    .target(
      name: "ScenarioSupport",
      dependencies: ["HitControls", "HitGeometry", "HitGestures", "HitResponders"],
      path: "Tests/ScenarioSupport",
      swiftSettings: onMain
    ),
    // What several test targets share: goldens, private X servers, an X client, child processes.
    .target(
      name: "TestSupport",
      dependencies: ["CXTest"],
      path: "Tests/Support",
      exclude: [
        "CXTest", "GalleryTries", "GestureProbe", "Schemas", "Scripts", "TraceProbe", "X11Probe",
      ],
      swiftSettings: house
    ),
    // What each try of the gallery is about, written by hand.
    .target(
      name: "GalleryTries",
      dependencies: ["HitAnalysis"],
      path: "Tests/Support/GalleryTries",
      swiftSettings: house
    ),
    // A program with gestures in the sandbox, watched from outside by HitScopeCLITests.
    .executableTarget(
      name: "GestureProbe",
      dependencies: ["HitGestures", "HitResponders", "HitSandbox"],
      path: "Tests/Support/GestureProbe",
      swiftSettings: onMain
    ),
    // Work with long traces, whose memory HitScopeCLITests looks at from outside.
    .executableTarget(
      name: "TraceProbe",
      dependencies: ["HitReports", "HitResponders", "HitScenes", "HitSession", "HitTrace"],
      path: "Tests/Support/TraceProbe",
      swiftSettings: onMain
    ),
    // A program of a few lines on the event pump, watched from outside by HitX11Tests.
    .executableTarget(
      name: "X11Probe",
      dependencies: ["HitX11"],
      path: "Tests/Support/X11Probe",
      swiftSettings: onMain
    ),
  ],
  swiftLanguageModes: [.v6]
)
