// The comment on the view tells callers to pass an object

import SwiftUI

final class Theme: ObservableObject {}

/// A field for searching.
///
/// Its colors can be changed by passing in another `Theme`.
struct SearchField: View {
    @ObservedObject var theme: Theme = .init()
//                      ^~~~~ warning: 'SearchField' never uses 'theme', which every update of the parent re-creates; delete it
//                      suggested fix: Keep 'theme' with @StateObject, because the comment on 'theme' says that callers set it
//                      suggested fix: Delete 'theme', because 'theme' may keep something alive on purpose

    var body: some View {
        Text("Search")
    }
}
// --- fixed
import SwiftUI

final class Theme: ObservableObject {}

/// A field for searching.
///
/// Its colors can be changed by passing in another `Theme`.
struct SearchField: View {
    @StateObject var theme: Theme = .init()

    var body: some View {
        Text("Search")
    }
}
