import HitScopeTesting
import Moved
import MovedInSwift5
import Testing
import UIKit

/// The language mode that the views were compiled in.
enum LanguageMode: CaseIterable {
  case swift5, swift6

  @MainActor
  func stage(_ name: String) throws -> Stage {
    let controller =
      switch self {
      case .swift5: MovedInSwift5.MovedList.makeController(named: name)
      case .swift6: Moved.MovedList.makeController(named: name)
      }
    let shown = try #require(controller)
    return Stage(controller: { shown })
  }
}

@MainActor
@Suite("Views written for iOS, in Swift 5 and in Swift 6")
struct MovedTests {
  @Test(
    "an action added twice is sent once, and no more when it was removed",
    arguments: LanguageMode.allCases
  )
  func targets(mode: LanguageMode) throws {
    let stage = try mode.stage("pill")
    let label = try #require(try stage.view("count") as? UILabel)
    var counts: [String?] = []
    for _ in 0..<5 {
      try stage.tap("pill")
      counts.append(label.text)
    }
    #expect(counts == ["1", "2", "3", "3", "3"])
    stage.touchDown(at: CGPoint(x: 55, y: 195))
    #expect(try stage.view("pill").transform.a == 0.95)
    stage.lift()
    #expect(try stage.view("pill").transform == .identity)
    #expect(try stage.view("pill").accessibilityTraits == .button)

    let dial = try mode.stage("dial")
    dial.drag(from: CGPoint(x: 20, y: 120), to: CGPoint(x: 160, y: 120), steps: 4)
    #expect(try dial.view("dial").accessibilityValue == "50 %")
    #expect((try dial.view("changes") as? UILabel)?.text == "5")
    try dial.view("dial").accessibilityIncrement()
    #expect(try dial.view("dial").accessibilityValue == "60 %")
  }

  @Test(
    "a recognizer's target added twice is called once, and not after it was removed",
    arguments: LanguageMode.allCases
  )
  func recognizers(mode: LanguageMode) throws {
    let stage = try mode.stage("flick")
    func flick(_ steps: Int) throws -> String? {
      stage.drag(from: CGPoint(x: 160, y: 280), to: CGPoint(x: 160, y: 180), steps: steps)
      return try stage.view("flick").accessibilityValue
    }
    #expect(try [flick(4), flick(60), flick(4), flick(4)] == ["1", "1", "2", "2"])

    let avatar = try mode.stage("avatar")
    avatar.tap(at: CGPoint(x: 22, y: 102))
    #expect(try avatar.view("subject").accessibilityValue == nil)
    avatar.tap(at: CGPoint(x: 70, y: 150))
    #expect(try avatar.view("subject").accessibilityValue == "!")

    let hold = try mode.stage("hold")
    hold.touchDown(at: CGPoint(x: 70, y: 150))
    hold.wait(.seconds(0.4))
    #expect(try hold.view("hold").accessibilityValue == "held")
    hold.lift()
    #expect(try hold.view("hold").accessibilityValue == "let go at 50")

    let row = try mode.stage("row")
    try row.drag("content", by: CGSize(width: -100, height: 5))
    #expect(try row.view("subject").accessibilityValue == "open")
    row.wait(.longPress)
    #expect(try row.view("content").frame.minX == -80)
    try row.drag("content", by: CGSize(width: 5, height: 90))
    #expect(try row.view("content").frame.minX == -80)
  }

  @Test("views are pressed, drawn on and laid out", arguments: LanguageMode.allCases)
  func views(mode: LanguageMode) throws {
    func value(_ stage: Stage, _ name: String = "subject") throws -> String? {
      try stage.view(name).accessibilityValue
    }
    let cards = try mode.stage("cards")
    try cards.tap("card1")
    try cards.tap("card0")
    #expect(try value(cards, "cards") == "card1 card0")
    #expect(try value(cards, "card0") == "0.1 s")

    let signature = try mode.stage("signature")
    signature.drag(from: CGPoint(x: 30, y: 150), to: CGPoint(x: 130, y: 170), steps: 5)
    #expect(try value(signature) == "5 points, 100 wide")

    let tags = try mode.stage("tags")
    tags.wait(.frame)
    try tags.tap("gestures")
    #expect(try value(tags) == "gestures")

    let section = try mode.stage("section")
    section.wait(.frame)
    try section.tap("header")
    #expect(try value(section) == "open")

    let badge = try mode.stage("badge")
    try badge.tap("subject")
    #expect(try badge.view("subject").accessibilityLabel == "11 unread")

    let pages = try mode.stage("pages")
    pages.wait(.frame)
    pages.drag(from: CGPoint(x: 280, y: 200), to: CGPoint(x: 60, y: 200))
    pages.wait(.seconds(3))
    #expect(try value(pages, "pages") == "page 1")

    let toggle = try mode.stage("toggle")
    try toggle.tap("subject")
    #expect(try value(toggle) == "on")
    #expect(try toggle.view("subject").accessibilityActivate())
    #expect(try value(toggle) == "off")

    let toast = try mode.stage("toast")
    try toast.tap("show")
    try toast.tap("show")
    #expect(try value(toast, "show") == "2")
    try toast.tap("toast")
    #expect(throws: StageError.self) { try toast.view("toast") }

    let tiles = try mode.stage("tiles")
    for name in ["b", "d", "a"] { try tiles.tap(name) }
    #expect(try value(tiles, "tiles") == "bda")
  }

  @Test("every deinit runs when its view goes", arguments: LanguageMode.allCases)
  func deaths(mode: LanguageMode) throws {
    final class Deaths: @unchecked Sendable { var names: Set<String> = [] }
    let deaths = Deaths()
    let observer = NotificationCenter.default.addObserver(
      forName: Notification.Name("viewDied"),
      object: nil,
      queue: nil
    ) { note in
      if let name = note.object as? String { deaths.names.insert(name) }
    }
    for name in ["pill", "cards", "dial", "flick", "row", "section", "pages", "hold"] {
      _ = try mode.stage(name)
    }
    do {
      let toast = try mode.stage("toast")
      try toast.tap("show")
      try toast.tap("toast")
    }
    NotificationCenter.default.removeObserver(observer)
    let expected: Set = [
      "PillButton", "CardView", "DialControl", "FlickRecognizer", "SwipeRow", "ExpandableSection",
      "PagedView", "HoldRecognizer", "ToastWindow",
    ]
    #expect(deaths.names == expected)
  }
}
