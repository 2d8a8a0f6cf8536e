/// What all pages share: colours, head and foot, and the scripts that any page needs.
package enum PageFamily {
  private static let style = text(PackageResources.tokens_css) + text(PackageResources.base_css)

  /// The scripts, which stand before a page's own.
  package static let script = [
    PackageResources.element_js, PackageResources.theme_js, PackageResources.keys_js,
  ].map { text($0) }.joined()

  /// What made a page, for those that know no more of it.
  package static let made = "made by hitscope, uses no network"

  /// The program's sign.
  package static let logo =
    "<svg class=\"logo\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\" aria-hidden=\"true\">"
    + "<circle cx=\"12\" cy=\"12\" r=\"7\"/><circle class=\"dot\" cx=\"12\" cy=\"12\" r=\"2.2\"/>"
    + "<path d=\"M12 1v4M12 19v4M1 12h4M19 12h4\"/></svg>"

  /// The button that the scripts show.
  package static let theme =
    "<button class=\"button\" id=\"theme\" type=\"button\" hidden>Theme <kbd>T</kbd></button>"

  /// Returns the beginning up to the body.
  ///
  /// - Parameters:
  ///   - title: What a browser's tab says.
  ///   - kind: What the page is of, for its style sheet.
  ///   - style: The page's own style sheet, besides that of all pages.
  /// - Returns: The text.
  package static func top(title: String, kind: String = "scene", style: String) -> String {
    """
    <!doctype html>
    <html lang="en" data-kind="\(kind)">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="dark light">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
    <title>\(HTMLText.escaped(title))</title>
    <link rel="icon" href="data:,">
    <style>
    \(Self.style)\(style)</style>
    </head>
    <body>

    """
  }

  /// Returns the end of what is seen: the list of keys, what is told for a moment, and the foot.
  ///
  /// - Parameter made: What made the page.
  /// - Returns: The elements.
  package static func foot(made: String) -> String {
    """
    <dialog id="help" aria-labelledby="help-title"></dialog>
    <div class="told" id="told" role="status"></div>
    <footer><div class="hints" id="hints"></div><span class="grow"></span>\
    <span class="made">\(HTMLText.escaped(made))</span></footer>

    """
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
