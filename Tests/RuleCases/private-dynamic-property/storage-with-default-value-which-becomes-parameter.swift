// Storage with a default value, which becomes a parameter

import SwiftUI

struct Themed: View {
    @AppStorage("theme") var theme = "light"
//                           ^~~~~ info: SwiftUI sets the @AppStorage property 'theme'; make it private
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
