// The assigned value is read through the view itself, so the initial value has to stay

import SwiftUI

struct Form: View {
    @Binding private var isLocalized: Bool
    @State private var tab = 1

    init(isLocalized: Binding<Bool>) {
        _isLocalized = isLocalized
        self.tab = self.isLocalized ? 2 : 1
//           ^~~ warning: This assignment is ignored: 'Form' starts with 1; assign to '_tab' instead
//           suggested fix: Set '_tab' to 'State(initialValue:)', because 'Form' then starts with 'self.isLocalized ? 2 : 1'
//           suggested fix: Delete the assignment to 'tab', because 'Form' may be meant to start with 'self.isLocalized ? 2 : 1'
    }

    var body: some View {
        TabView(selection: $tab) {
            Toggle("Localized", isOn: $isLocalized)
        }
    }
}
// --- fixed
import SwiftUI

struct Form: View {
    @Binding private var isLocalized: Bool
    @State private var tab = 1

    init(isLocalized: Binding<Bool>) {
        _isLocalized = isLocalized
        _tab = State(initialValue: self.isLocalized ? 2 : 1)
    }

    var body: some View {
        TabView(selection: $tab) {
            Toggle("Localized", isOn: $isLocalized)
        }
    }
}
