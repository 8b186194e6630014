import SwiftUI

struct RestTimer: View {
  @StateObject private var stopwatch: Stopwatch

  init() {
    let stopwatch = Stopwatch()
    _stopwatch = StateObject(wrappedValue: stopwatch)
  }

  var body: some View {
    Text("Rest: \(stopwatch.seconds) s")
  }
}

#Preview {
  @Previewable @State var isResting = true
  Toggle("Resting", isOn: $isResting)
}
