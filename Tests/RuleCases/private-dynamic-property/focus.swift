// Focus

import SwiftUI

struct Search: View {
    @FocusState var isFocused: Bool
//                  ^~~~~~~~~ info: The @FocusState property 'isFocused' should be private, since SwiftUI gives it its value
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
