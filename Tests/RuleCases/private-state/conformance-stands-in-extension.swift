// The conformance stands in an extension, and only the setter is private

import SwiftUI

struct Badge {
    @State private(set) var number = 0
//                          ^~~~~~ warning: Callers of 'Badge' can set 'number', but @State ignores later values; make it private
//                          safe fix: Make 'number' private
}

extension Badge: View {
    var body: some View {
        Text("New")
    }
}
// --- fixed
import SwiftUI

struct Badge {
    @State private var number = 0
}

extension Badge: View {
    var body: some View {
        Text("New")
    }
}
