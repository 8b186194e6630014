@_exported import Foundation

@MainActor
open class UIViewController: NSObject {
  open func viewDidLoad() {}
}
