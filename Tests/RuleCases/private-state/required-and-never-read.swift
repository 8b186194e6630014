// A required value that nothing reads should be deleted, not kept

import SwiftUI

@main
struct ShopApp: App {
    var body: some Scene { WindowGroup { Text("Shop") } }
}

struct Review: View {
    @State var stars: Int
//             ^~~~~ info: Callers of 'Review' have to pass 'stars', but nothing reads it; delete it

    var body: some View { Text("Five stars") }
}
