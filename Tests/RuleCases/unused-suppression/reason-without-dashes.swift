// A reason without dashes is taken for names of rules

import SwiftUI

struct Counter: View {
    // statewise:disable:next private-state because a test sets it
//                                          ^~~~~~~~~~~~~~~~~~~~~~ info: There is no rule 'because'; write '--' before a reason
//                                          suggested fix: Insert '--', because the comment then suppresses the rules before it
    @State var count = 0
    @State var total = 0 // statewise:disable:this private-state - because a test sets it
//                                                               ^~~~~~~~~~~~~~~~~~~~~~~~ info: There is no rule '-'; write '--' before a reason
//                                                               suggested fix: Write '--', because the comment then suppresses the rules before it
    var body: some View { Text("\(count) \(total)") }
}
// --- fixed
import SwiftUI

struct Counter: View {
    // statewise:disable:next private-state -- because a test sets it
    @State var count = 0
    @State var total = 0 // statewise:disable:this private-state -- because a test sets it
    var body: some View { Text("\(count) \(total)") }
}
