// Storage with a default value, which becomes a parameter

import SwiftUI

struct Themed: View {
    @AppStorage("theme") var theme = "light"
//                           ^~~~~ info: The @AppStorage property 'theme' should be private, since SwiftUI gives it its value
//                           safe fix: Make 'theme' private

    var body: some View {
        Text(theme)
    }
}
// --- fixed
import SwiftUI

struct Themed: View {
    @AppStorage("theme") private var theme = "light"

    var body: some View {
        Text(theme)
    }
}
