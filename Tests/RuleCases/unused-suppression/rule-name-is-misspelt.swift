// A rule's name is misspelt
// takes fix: 2

import SwiftUI

struct Counter: View {
    @State private var count = 0 // statewise:disable:this privat-state
//                                                         ^~~~~~~~~~~~ info: There is no rule 'privat-state'; did you mean 'private-state'?
//                                                         suggested fix: Write 'private-state', because it silences another rule
//                                                         suggested fix: Remove the comment, because nothing tells whether it waits for code that is not written yet
    var body: some View { Text("\(count)") }
}
// --- fixed
import SwiftUI

struct Counter: View {
    @State private var count = 0
    var body: some View { Text("\(count)") }
}
