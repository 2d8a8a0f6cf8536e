import HitResponders
import Testing

@Suite("Selectors")
struct SelectorTests {
  private class Desk: UIResponder {
    var log: [String] = []
    func save() { log.append("save") }
    func open(_ sender: Any?) { log.append("open by \(sender as? String ?? "nobody")") }
    func close(_ sender: String, for event: UIEvent) {}
  }

  private final class Corner: Desk {}

  private final class Plain {
    var count = 0
    nonisolated init() {}
    func count(_ step: Int) { count += step }
  }

  private final class Named: UIResponder, ActionPerforming {
    var performed: [Selector] = []
    func implements(_ action: Selector) -> Bool { action == "save" }
    func perform(_ action: Selector, with sender: Any?, for event: UIEvent?) {
      performed.append(action)
    }
  }

  @Test("a selector with a method is implemented by objects of the method's class")
  func methods() {
    let save = Selector("save", Desk.save)
    let desk = Corner()
    #expect(save.isImplemented(by: desk))
    #expect(!save.isImplemented(by: UIResponder()))
    save.perform(on: desk, sender: nil, event: nil)
    Selector("open", Desk.open(_:)).perform(on: desk, sender: "me", event: nil)
    Selector("open", Desk.open).perform(on: desk, sender: nil, event: nil)
    #expect(desk.log == ["save", "open by me", "open by nobody"])
    let plain = Plain()
    Selector(Plain.count(_:)).perform(on: plain, sender: 3, event: nil)
    #expect(plain.count == 3)
  }

  @Test("a selector that is only a name is implemented by objects that say so")
  func names() {
    let named = Named()
    #expect(Selector("save").isImplemented(by: named))
    #expect(!Selector("open").isImplemented(by: named))
    #expect(!Selector("save").isImplemented(by: Corner()))
    Selector("save").perform(on: named, sender: nil, event: nil)
    Selector("open").perform(on: named, sender: nil, event: nil)
    #expect(named.performed == ["save"])
  }

  @Test("selectors are equal by name, and one from a method alone equals only its copies")
  func identity() {
    #expect(Selector("save") == Selector("save", Desk.save))
    #expect(Selector("save") != Selector("open"))
    let first = Selector(Desk.save)
    let copy = first
    #expect(first == copy)
    #expect(first != Selector(Desk.save))
    #expect(first.description == "Desk.()")
    #expect(Selector(Desk.open(_:)).description == "Desk.(Optional<Any>)")
    #expect(Selector(Desk.close).description == "Desk.(String, UIEvent)")
    #expect(NSStringFromSelector("save") == "save")
  }
}
