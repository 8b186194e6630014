// A token that can give the view another identity

import SwiftUI

struct Home: View {
    @State private var token = 0

    var body: some View { Text("Home").id(token) }
}
