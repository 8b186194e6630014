import SwiftUI

class Session {
  @Published var user = "guest"
  @Published var token: String?
}

extension Session: ObservableObject {}

extension Session: Identifiable {}
