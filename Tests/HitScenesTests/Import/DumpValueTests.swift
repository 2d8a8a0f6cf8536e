import Foundation
import HitGeometry
import HitResponders
import HitScenes
import Testing

@Suite("The values of a dump")
struct DumpValueTests {
  private func view(_ attributes: String, of name: String = "UIView") throws -> ViewDescription {
    try #require(try DumpSources.read(DumpSources.view(attributes, of: name)).views.last)
  }

  private let frame = "frame = (10 20; 100 50)"

  // MARK: Values that break naive parsers

  @Test(
    "a text ends where a quote is followed by an attribute or the end",
    arguments: [
      ("text = 'What's up'; alpha = 0.5", "What's up"),
      ("text = 'a; b'; alpha = 0.5", "a; b"), ("text = '<b> (1'; alpha = 0.5", "<b> (1"),
      ("text = 'it's; so'; alpha = 0.5", "it's; so"), ("alpha = 0.5; text = 'end'", "end"),
      ("text = '电影'; alpha = 0.5", "电影"), ("text = ''quoted''; alpha = 0.5", "'quoted'"),
    ]
  )
  func texts(attributes: String, text: String) throws {
    let view = try view("\(frame); \(attributes)")
    #expect(view.settings.contains(.text(text)))
    #expect(view.settings.contains(.alpha(0.5)))
  }

  @Test("an empty text is no caption")
  func emptyText() throws {
    let settings = try view("\(frame); text = ''").settings
    #expect(!settings.contains { if case .text = $0 { true } else { false } })
  }

  @Test("semicolons in brackets do not separate, and both ways to write a value are read")
  func brackets() throws {
    let text = DumpSources.view(
      """
      \(frame); configuration = <UIBackgroundConfiguration: 0x1; Base Style = List Header/Footer; \
      color = <UIColor: 0x2; name = a>>; animations = { position=<CASpringAnimation: 0x3>; \
      bounds.size-2=<CASpringAnimation: 0x4>; }; placeholder = Edit :) <me>; (or not; \
      borderStyle = None; layer = <CALayer: 0x5>; value: 0.000000; contentOffset: {0, 12.5}
      """
    )
    let view = try #require(try DumpSources.read(text).views.last)
    #expect(view.settings.contains(.boundsOrigin(CGPoint(x: 0, y: 12.5))))
    #expect(try DumpSources.notes(text) == ["animating 1"])
  }

  @Test("what a class appends behind its brackets is no attribute")
  func suffixes() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <<Box: 0x2; frame = (1 2; 3 4)> minSize = {0, 0}, maxSize = {1.7976931348623157e+308, 9}; \
      lines = 0>
         | <UIStackView: 0x3; frame = (5 6; 7 8)> axis=vert distribution=fill alignment=fill
         | <UIImageView: 0x4; frame = (5 6; 7 9)> - (null)
         | <RCTView: 0x5; frame = (5 6; 7 10)> reactTag: 7347; frame = {{0, 0}, {393, 852}}`,
      """
    let heights = try DumpSources.read(text).views.map(\.frame.height)
    #expect(heights == [480, 4, 8, 9, 10])
    #expect(try DumpSources.notes(text) == [])
  }

  @Test("attributes that are not known are told by name, and values that cannot be read")
  func unknown() throws {
    let text = DumpSources.view("\(frame); sparkle = much; alpha = half; hidden = MAYBE; ax.id = x")
    let notes = try DumpSources.read(text).dump?.notes.map(\.description) ?? []
    #expect(notes.first == "1 attribute is not known and left out: sparkle (line 2)")
    #expect(
      notes.dropFirst().first
        == "2 values could not be read and left out: alpha, hidden (the first in line 2)"
    )
  }

  @Test("an address may be missing, as in snapshots")
  func noAddresses() throws {
    let text = """
      <UIView; frame = (0 0; 375 812); autoresize = W+H; layer = <CALayer>>
         | <UILabel; frame = (161.333 44; 52.6667 19.3333); text = 'What's'; layer = <_UILabelLayer>>
      """
    #expect(try DumpSources.tree(text) == ["UIWindow", "|UIView", "||UILabel"])
  }

  // MARK: Settings

  @Test("switches are what is printed, and nothing else is said")
  func switches() throws {
    let settings = try view(
      "\(frame); clipsToBounds = YES; hidden = YES; opaque = NO; userInteractionEnabled = NO; "
        + "backgroundColor = UIExtendedGrayColorSpace 0 1"
    ).settings
    #expect(
      settings == [
        .clips(true), .hidden(true), .interaction(false),
        .color(UIColor(white: 0, alpha: 1)),
      ]
    )
  }

  @Test(
    "colours are read as far as they are told",
    arguments: [
      ("UIExtendedGrayColorSpace 0.5 0.25", UIColor(white: 0.5, alpha: 0.25)),
      (
        "UIExtendedSRGBColorSpace 1 0.5 0 1",
        UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
      ),
      (
        "<UIDynamicSystemColor: 0x1; name = systemBackgroundColor>",
        UIColor(white: 1, alpha: 1)
      ),
    ]
  )
  func colors(text: String, color: UIColor) throws {
    #expect(try view("\(frame); backgroundColor = \(text)").settings.contains(.color(color)))
  }

  @Test("a view without a colour is outlined and can be seen through")
  func outlines() throws {
    let settings = try view(frame).settings
    #expect(settings.contains(.color(.clear)))
    #expect(settings.contains { if case .border = $0 { true } else { false } })
    #expect(try DumpSources.read(DumpSources.view(frame)).dump?.tellsColors == false)
    let provided = "backgroundColor = <UIDynamicProviderColor: 0x1; provider = <__NSBlock: 0x2>>"
    let colored = try DumpSources.read(DumpSources.view("\(frame); \(provided)"))
    #expect(colored.dump?.tellsColors == true)
    #expect(colored.views.last?.settings.contains(.color(.clear)) == false)
  }

  @Test("a window in front of another is seen through; what lets presses through is not outlined")
  func windows() throws {
    let lines = [
      "<UIWindow: 0x1; frame = (0 0; 390 844)>",
      "<UITextEffectsWindow: 0x2; frame = (0 0; 390 844)>",
      "   | <UIInputSetContainerView: 0x3; frame = (0 0; 390 844)>",
    ]
    let views = try DumpSources.read(lines.joined(separator: "\n")).views
    #expect(views.count == 3 && !views[0].settings.contains(.color(.clear)))
    // A window that is made up for a view without one is behind all others, too.
    let stray = ["<UIView: 0x1; frame = (0 0; 100 100)>", lines[0]].joined(separator: "\n")
    let window = try #require(try DumpSources.read(stray).views.last)
    #expect(window.parent == nil && window.settings.contains(.color(.clear)))
    for view in views.dropFirst() {
      #expect(view.settings.contains(.color(.clear)))
      #expect(!view.settings.contains { if case .border = $0 { true } else { false } })
    }
  }

  // MARK: Geometry

  @Test(
    "the size of a turned or scaled view is worked out from its bounding box",
    arguments: [0.0, 22.5, 30, 44, 60, 90, 133, 180, 300]
  )
  func turned(degrees: Double) throws {
    for scale in [0.5, 1, 2] {
      let turn = CGAffineTransform(rotationAngle: degrees * .pi / 180).scaledBy(x: scale, y: 1)
      let center = CGPoint(x: 150, y: 200)
      let box = CGRect(x: -50, y: -30, width: 100, height: 60).applying(turn)
        .offsetBy(dx: center.x + 5, dy: center.y - 7)
      let view = try view(
        """
        frame = (\(box.minX) \(box.minY); \(box.width) \(box.height)); transform = [\(turn.a), \
        \(turn.b), \(turn.c), \(turn.d), 5, -7]
        """
      )
      #expect(abs(view.frame.width - 100) < 0.01 && abs(view.frame.height - 60) < 0.01)
      #expect(abs(view.frame.midX - 150) < 0.01 && abs(view.frame.midY - 200) < 0.01)
    }
  }

  @Test("a turn by 45 degrees keeps the bounding box and says so")
  func diagonal() throws {
    let half = 0.70710678118654757
    let text = DumpSources.view(
      "frame = (0 0; 120 120); transform = [\(half), \(half), -\(half), \(half), 0, 0]"
    )
    let view = try #require(try DumpSources.read(text).views.last)
    #expect(view.frame.size == CGSize(width: 120, height: 120))
    #expect(!view.settings.contains { if case .transform = $0 { true } else { false } })
    #expect(try DumpSources.notes(text) == ["boundingBox 1"])
  }

  @Test("what scrolls has its content where it was, and stands for a scroll view")
  func scrolling() throws {
    let list = """
      \(frame); clipsToBounds = YES; layer = <CALayer: 0x1>; contentOffset: {0, -44}; \
      contentSize: {320, 333.5}; adjustedContentInset: {44, 0, 34, 0}
      """
    let text = DumpSources.view(list, of: "UITableView")
    let scene = Scene(try DumpSources.read(text))
    let view = try #require(scene.view(named: "UITableView"))
    #expect(view.bounds.origin == CGPoint(x: 0, y: -44))
    #expect(view.className == "UITableView" && view.clipsToBounds)
    #expect(try DumpSources.notes(text) == [])
    #expect(
      try DumpSources.notes(DumpSources.view(frame, of: "UIScrollView")) == ["unknownOrigin 1"]
    )
  }

  @Test(
    "numbers beyond all bounds are accepted and told",
    arguments: [
      ("(nan 0; 10 10)", "brokenFrame 1"), ("(0 0; inf 10)", "brokenFrame 1"),
      ("(0 0; 1.7976931348623157e+308 10)", "farFrame 1"), ("(-1e300 0; 10 10)", "farFrame 1"),
      ("(1 2 3)", "noFrame 1,unreadValue 1"), ("nonsense", "noFrame 1,unreadValue 1"),
    ]
  )
  func farNumbers(frame: String, note: String) throws {
    let text = DumpSources.view("frame = \(frame)")
    #expect(try DumpSources.notes(text).joined(separator: ",") == note)
    let scene = Scene(try DumpSources.read(text))
    #expect(scene.size == CGSize(width: 320, height: 480))
    _ = scene.application.windows.first?.hitTest(CGPoint(x: 5, y: 5), with: nil)
  }

  @Test("a window that does not begin at the screen's corner is on the screen whole")
  func offsetWindow() throws {
    let document = try DumpSources.read("<UIWindow: 0x1; frame = (20 30; 240 320)>")
    #expect(document.size == CGSize(width: 260, height: 350))
    let empty = try DumpSources.read("<UIWindow: 0x1; frame = (0 0; 0 0)>")
    #expect(empty.size == CGSize(width: 393, height: 852))
  }
}
