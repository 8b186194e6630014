// A preview passes a closure behind the parentheses
// needs manual work: the preview has to do without the argument

import SwiftUI

struct Confirm: View {
    @State var action: () -> Void = {}
//             ^~~~~~ warning: Callers of 'Confirm' can set 'action', but @State ignores later values; make it private
//             suggested fix: Make 'action' private, because 'action' is passed at Example.swift:13

    var body: some View {
        Button("OK") { action() }
    }
}

struct Confirm_Previews: PreviewProvider {
    static var previews: some View {
        Confirm { print("confirmed") }
    }
}
// --- fixed
import SwiftUI

struct Confirm: View {
    @State private var action: () -> Void = {}

    var body: some View {
        Button("OK") { action() }
    }
}

struct Confirm_Previews: PreviewProvider {
    static var previews: some View {
        Confirm { print("confirmed") }
    }
}
