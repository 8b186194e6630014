// A region that begins behind the finding it is about
// also reported by: private-state

import SwiftUI

struct Counter: View {
    @State var count = 0 // statewise:disable private-state -- a test sets it
//                          ^~~~~~~~~~~~~~~~~ info: 'disable' applies only to the lines below; did you mean 'statewise:disable:this'?
//                          suggested fix: Write 'statewise:disable:this', because the lines below are then checked
    var body: some View { Text("\(count)") }
}
// --- fixed
import SwiftUI

struct Counter: View {
    @State var count = 0 // statewise:disable:this private-state -- a test sets it
    var body: some View { Text("\(count)") }
}
