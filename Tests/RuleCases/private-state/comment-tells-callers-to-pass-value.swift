// Its comment tells callers to pass a value

import SwiftUI

struct Greeting: View {
    /// Who is greeted. A test may pass another name.
    @State var name = "you"
//             ^~~~ warning: Callers of 'Greeting' can set 'name', but @State ignores later values; make it private
//             suggested fix: Make 'name' private, because the comment on 'name' says that callers set it

    var body: some View {
        Text(name)
    }
}
// --- fixed
import SwiftUI

struct Greeting: View {
    /// Who is greeted. A test may pass another name.
    @State private var name = "you"

    var body: some View {
        Text(name)
    }
}
