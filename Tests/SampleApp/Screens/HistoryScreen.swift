import SwiftUI

struct HistoryScreen: View {
  @State private var name = "Rowing"

  var body: some View {
    VStack {
      TextField("Workout", text: $name)
      TrendCard(name: name)
      TrendCard(name: name)
        .padding()
        .id(name)
    }
  }
}

struct HistoryScreen_Previews: PreviewProvider {
  static var previews: some View {
    TrendCard(name: "Cycling")
  }
}
