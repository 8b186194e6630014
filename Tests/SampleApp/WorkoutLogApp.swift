import SwiftUI

@main
struct WorkoutLogApp: App {
  @StateObject private var store = WorkoutStore()

  var body: some Scene {
    WindowGroup {
      HomeScreen()
        .environmentObject(store)
    }
  }
}
