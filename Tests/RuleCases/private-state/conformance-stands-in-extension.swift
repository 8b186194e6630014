// The conformance stands in an extension, and only the setter is private

import SwiftUI

struct Badge {
    @State private(set) var number = 0
//                          ^~~~~~ warning: The @State property 'number' should be private, since 'Badge' alone owns it
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
