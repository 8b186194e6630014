import Facts

enum LegacyObservableObjectExamples {
  static let classes: [Example] = [
    .flagged(
      "A class and the view that owns it",
      """
      import SwiftUI

      class ⟦Counter⟧: ObservableObject {
          @Published var count = 0
      }

      struct Home: View {
          @StateObject private var counter = Counter()

          var body: some View {
              Stepper("", value: $counter.count)
          }
      }
      """,
      fixed: [
        "class Counter: ObservableObject": "@Observable class Counter", "@Published ": "", "@StateObject": "@State",
      ], because: "views then follow only what they read", also: ["observable-main-actor", "observable-state-eager-init"]),
  ]

  static let views: [Example] = []
  static let lookAlikes: [Example] = []
}
