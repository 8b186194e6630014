@_exported import Foundation
import SwiftUI

@MainActor
open class UIViewController: NSObject {
  open func viewDidLoad() {}
  open func present(_ viewController: UIViewController, animated: Bool) {}
}

/// SwiftUI's, and here because the stub of SwiftUI doesn't know UIKit.
@MainActor
open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content
  public init(rootView: Content) { self.rootView = rootView }
}
