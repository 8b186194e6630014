// A comment ends what nothing began

import SwiftUI

struct Counter: View {
    @State private var count = 0
    var body: some View { Text("\(count)") }
}
// statewise:enable private-state
// ^1..<34 info: 'enable' has no matching 'disable' above
// suggested fix: Remove the comment, because the comment may be meant for code that is not written yet
// --- fixed
import SwiftUI

struct Counter: View {
    @State private var count = 0
    var body: some View { Text("\(count)") }
}

