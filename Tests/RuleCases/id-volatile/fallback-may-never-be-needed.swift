// A fallback that may never be needed

import SwiftUI

struct Cover: Identifiable {
    var name: String?
    var id: String { name ?? UUID().uuidString }
}

struct Home: View {
    let name: String?

    var body: some View {
        Text("Home").id(name ?? UUID().uuidString)
    }
}
