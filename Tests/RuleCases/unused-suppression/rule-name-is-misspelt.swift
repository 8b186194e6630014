// A rule's name is misspelt
// takes fix: 2

import SwiftUI

struct Counter: View {
    @State private var count = 0 // statewise:disable:this privat-state
//                                                         ^~~~~~~~~~~~ info: There is no rule 'privat-state'; did you mean 'private-state'?
//                                                         suggested fix: Write 'private-state', because the comment then suppresses a different rule
//                                                         suggested fix: Remove the comment, because the comment may be meant for code that is not written yet
    var body: some View { Text("\(count)") }
}
// --- fixed
import SwiftUI

struct Counter: View {
    @State private var count = 0
    var body: some View { Text("\(count)") }
}
