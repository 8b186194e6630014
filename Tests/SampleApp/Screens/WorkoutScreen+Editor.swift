import SwiftUI

extension WorkoutScreen {
  /// Lives in a file of its own, so `isEditing` cannot be private.
  var editor: some View {
    Toggle("Editing", isOn: $isEditing)
      .sheet(isPresented: $isEditing) {
        NameEditor(draft: workout.name)
      }
  }
}
