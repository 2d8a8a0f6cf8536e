import HitSandbox

extension FileKind {
  /// What can be done with it.
  var use: String {
    switch self {
    case .scene, .dump: "`hitscope run`, `explain`, `map`, `lint`, `tree` and `render` take it"
    case .trace: "`hitscope run`, `replay`, `report`, `diff`, `check`, `export` and `lint` take it"
    case .script: "`hitscope play SCENE SCRIPT` takes it"
    case .findings: "`hitscope lint --baseline` takes it"
    case .recording, .actions: "`hitscope import` makes a script of it"
    case .picture, .answer, .empty, .misspelt: "no verb takes it"
    }
  }
}
