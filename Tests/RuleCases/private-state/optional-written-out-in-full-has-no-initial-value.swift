// An optional written out in full has no initial value

import SwiftUI

struct Picked: View {
    @State var number: Optional<Int>
//             ^~~~~~ warning: Callers of 'Picked' can set 'number', but @State ignores later values; make it private
//             suggested fix: Make 'number' private, because 'number' has no initial value, so the initializer of 'Picked' would become private

    var body: some View {
        Text(number == nil ? "None" : "One")
    }
}
// --- fixed
import SwiftUI

struct Picked: View {
    @State private var number: Optional<Int>

    var body: some View {
        Text(number == nil ? "None" : "One")
    }
}
