// A command that there is none of
// also reported by: private-state

import SwiftUI

struct Counter: View {
    // statewise:ignore private-state -- a test sets it
//     ^~~~~~~~~~~~~~~~ info: There is no command 'statewise:ignore'; did you mean 'statewise:disable:next'?
//     suggested fix: Write 'statewise:disable:next', because the comment then takes effect
    @State var count = 0
    @State var total = 0 // statewise: disable:this private-state
//                          ^~~~~~~~~~~~~~~~~~~~~~~ info: There is no command 'statewise: disable:this'; did you mean 'statewise:disable:this'?
//                          suggested fix: Write 'statewise:disable:this', because the comment then takes effect
    var body: some View { Text("\(count) \(total)") }
}
// --- fixed
import SwiftUI

struct Counter: View {
    // statewise:disable:next private-state -- a test sets it
    @State var count = 0
    @State var total = 0 // statewise:disable:this private-state
    var body: some View { Text("\(count) \(total)") }
}
