// A region without anything to report

import SwiftUI

// statewise:disable private-state
// ^1..<35 info: 'private-state' reports nothing here
// suggested fix: Remove the comment, because the comment may be meant for code that is not written yet
struct Counter: View {
    @State private var count = 0
    var body: some View { Text("\(count)") }
}
// --- fixed
import SwiftUI

struct Counter: View {
    @State private var count = 0
    var body: some View { Text("\(count)") }
}
