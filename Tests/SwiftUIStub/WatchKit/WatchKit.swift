import SwiftUI

@MainActor
open class WKHostingController<Body: View> {
  public init() {}
  open var body: Body { fatalError("The stub is compiled against, never run") }
}
