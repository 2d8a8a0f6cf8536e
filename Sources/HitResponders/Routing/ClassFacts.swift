/// What the runtime says of a responder's class, which it takes long to find out for each object.
struct ClassFacts {
  /// The class's name, without its module.
  let name: String
  /// The class as one whose objects may represent those of another program, if it is one.
  let representing: (any RepresentsClass.Type)?
  /// The class as one whose objects decide at run time which overrides act, if it is one.
  let declaring: (any DeclaresOverrides.Type)?

  private init(_ type: UIResponder.Type) {
    name = String(describing: type)
    representing = type as? any RepresentsClass.Type
    declaring = type as? any DeclaresOverrides.Type
  }

  @exclusivity(unchecked)
  private static var known: [ObjectIdentifier: ClassFacts] = [:]
  /// Those that were asked for last: one view after the other is mostly of the same class.
  @exclusivity(unchecked)
  private static var last: (type: UIResponder.Type, facts: ClassFacts)?

  /// Returns the facts of an object's class.
  static func of(_ object: UIResponder) -> ClassFacts {
    let type = type(of: object)
    if let last, last.type == type { return last.facts }
    let facts = known[ObjectIdentifier(type)] ?? add(type)
    last = (type, facts)
    return facts
  }

  private static func add(_ type: UIResponder.Type) -> ClassFacts {
    let facts = ClassFacts(type)
    known[ObjectIdentifier(type)] = facts
    return facts
  }
}
