internal import HitAnalysis

/// The files of the pages of traces, in the order in which they stand in a page.
package enum PageFiles {
  static let shell = text(PackageResources.shell_html)

  /// The style sheet, besides that of all pages.
  static let style = [
    PackageResources.shell_css, PackageResources.panels_css, PackageResources.differences_css,
    PackageResources.narrow_css,
  ].map { text($0) }.joined()

  /// The scripts of a trace's page; what a file needs at once stands before it.
  package static let script =
    PageFamily.script
    + [
      PackageResources.unpack_js, PackageResources.sign_js, PackageResources.choices_js,
      PackageResources.scene_js,
      PackageResources.painter_js, PackageResources.overlays_js,
      PackageResources.stage_js, PackageResources.scale_js, PackageResources.minimap_js,
      PackageResources.lane_strokes_js, PackageResources.lanes_js, PackageResources.edge_js,
      PackageResources.timeline_js,
      PackageResources.filter_js, PackageResources.inputs_js, PackageResources.walk_js,
      PackageResources.differences_js, PackageResources.transport_js, PackageResources.wholelog_js,
      PackageResources.page_keys_js, PackageResources.page_js,
    ].map { text($0) }.joined()

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
