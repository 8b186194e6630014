// Without an app, the code may be an excerpt that leaves out the button

import SwiftUI

struct Home: View {
    @State private var isEditing = false

    var body: some View {
        Text("Home").sheet(isPresented: $isEditing) { Text("Editor") }
    }
}
