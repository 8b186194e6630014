// Nothing is lost with a view without state

import SwiftUI

struct Home: View {
    @State private var language = "en"
    let text: String

    var body: some View {
        Text(text).id(language)
    }
}
