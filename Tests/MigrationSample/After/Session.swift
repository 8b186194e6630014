import SwiftUI

@Observable class Session {
  var user = "guest"
  var token: String?
}

extension Session {}

extension Session: Identifiable {}
