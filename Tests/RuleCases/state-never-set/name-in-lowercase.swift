// A call of a type with a lowercase name looks like a call of a function

import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { page() } }
}

struct page: View {
    @State private var item: Int?
//                     ^~~~ info: Nothing sets 'item', so it is always 'nil'; set it or delete it

    var body: some View {
        if let item { Text("\(item)") }
    }
}
