@_exported import Foundation
import SwiftUI

@MainActor
open class UIViewController: NSObject {
  open func viewDidLoad() {}
  open func present(_ viewController: UIViewController, animated: Bool) {}
}

/// SwiftUI's hosting controller. It is declared here because the stub of SwiftUI does not import UIKit.
@MainActor
open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content
  public init(rootView: Content) { self.rootView = rootView }
}
