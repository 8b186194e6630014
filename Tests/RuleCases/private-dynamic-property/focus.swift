// Focus

import SwiftUI

struct Search: View {
    @FocusState var isFocused: Bool
//                  ^~~~~~~~~ info: SwiftUI sets the @FocusState property 'isFocused'; make it private
//                  safe fix: Make 'isFocused' private

    var body: some View {
        Text(isFocused ? "Searching" : "Search")
    }
}
// --- fixed
import SwiftUI

struct Search: View {
    @FocusState private var isFocused: Bool

    var body: some View {
        Text(isFocused ? "Searching" : "Search")
    }
}
