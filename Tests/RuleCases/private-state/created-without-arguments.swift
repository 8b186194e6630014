// The app creates the view without arguments, so no caller sets the state by mistake

import SwiftUI

struct Banner: View {
    @State var trigger = false
//             ^~~~~~~ info: 'trigger' belongs only to 'Banner'; make it private
//             safe fix: Make 'trigger' private

    var body: some View { Text("\(trigger)").onTapGesture { trigger.toggle() } }
}

struct Row: View {
    let title: String
    @State var isOpen = false
//             ^~~~~~ warning: Callers of 'Row' can set 'isOpen', but @State ignores later values; make it private
//             safe fix: Make 'isOpen' private

    var body: some View { Text(isOpen ? title : "").onTapGesture { isOpen.toggle() } }
}

struct Home: View {
    var body: some View {
        Banner()
        Row(title: "Home")
    }
}
// --- fixed
import SwiftUI

struct Banner: View {
    @State private var trigger = false

    var body: some View { Text("\(trigger)").onTapGesture { trigger.toggle() } }
}

struct Row: View {
    let title: String
    @State private var isOpen = false

    var body: some View { Text(isOpen ? title : "").onTapGesture { isOpen.toggle() } }
}

struct Home: View {
    var body: some View {
        Banner()
        Row(title: "Home")
    }
}
