// One of two rules has nothing to report

import SwiftUI

struct Counter: View {
    @State var count = 0 // statewise:disable:this private-state, observed-object-inline
//                                                                ^~~~~~~~~~~~~~~~~~~~~~ info: 'observed-object-inline' reports nothing here
//                                                                suggested fix: Remove 'observed-object-inline' from the comment, because the comment may be meant for code that is not written yet
    var body: some View { Text("\(count)") }
}
// --- fixed
import SwiftUI

struct Counter: View {
    @State var count = 0 // statewise:disable:this private-state
    var body: some View { Text("\(count)") }
}
