import UIKit

/// Pages side by side, with dots.
class PagedView: UIScrollView {
  let dots = UIPageControl()
  private var pages: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isPagingEnabled = true
    delegate = self
    accessibilityIdentifier = "pages"
    for index in 0..<3 {
      let page = UIButton()
      page.accessibilityIdentifier = "page\(index)"
      pages.append(page)
      addSubview(page)
    }
    dots.numberOfPages = pages.count
  }

  required init?(coder: NSCoder) { fatalError("no nib") }

  deinit {
    NotificationCenter.default.post(name: .viewDied, object: "PagedView")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, page) in pages.enumerated() {
      page.frame = CGRect(
        x: CGFloat(index) * bounds.width,
        y: 0,
        width: bounds.width,
        height: bounds.height
      )
    }
    contentSize = CGSize(width: bounds.width * CGFloat(pages.count), height: bounds.height)
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    if view is UIButton { return true }
    return super.touchesShouldCancel(in: view)
  }
}

extension PagedView: UIScrollViewDelegate {
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    dots.currentPage = Int((contentOffset.x / bounds.width).rounded())
    accessibilityValue = "page \(dots.currentPage)"
  }
}
