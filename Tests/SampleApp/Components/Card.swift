import SwiftUI

/// What every card of the app can tell.
protocol Card: View {
  var isOpen: Bool { get }
}

struct TipCard: Card {
  // The protocol asks for it.
  @State var isOpen = true
  @State var page = 0

  var body: some View {
    Button("Tip \(page)") { page += 1 }
  }
}
