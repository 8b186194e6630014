// A comment that speaks of the tool is no command

import SwiftUI

// statewise ignores what a test sets
// statewise: disable animations in tests, see below
// Statewise, disable nothing here.
// statewise-dev writes this file
// See statewise://disable and statewise: all of it.
// Write `statewise:ignore private-state` and see what happens.
struct Counter: View {
    @State private var count = 0 // statewise
    var body: some View { Text("\(count)") } // statewise:
}
