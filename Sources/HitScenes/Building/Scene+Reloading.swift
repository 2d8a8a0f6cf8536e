internal import Foundation
internal import HitResponders

/// A change of a scene from outside of routing.
package enum SceneMutation {
  /// A step of a script: a view's properties are set, or it is removed.
  case step(InputStep.Action)
  /// The scene is made anew from another document.
  case reload(SceneDocument)
}

extension Scene {
  /// Makes the scene anew from another document, in the same application.
  ///
  /// The windows go and others come; whoever holds a view has to look for the new one by its name.
  /// Time, the input queue and everybody who listens stay.
  package func reload(_ document: SceneDocument) {
    tell(.reload(document))
    application.inForce {
      for window in windows { window.isHidden = true }
      application.delegate = nil
    }
    self.document = document
    title = document.title
    about = document.about
    size = document.size
    tries = document.tries
    content = SceneContent(document, classes: classes, in: application)
    // What was noted of how the views were made says nothing about these.
    content.isRestorable = false
  }

  /// Lets the document say what the views are already; its views are those of the present one.
  package func adopt(_ document: SceneDocument) { self.document = document }
}
