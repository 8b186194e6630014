// A constant of the type

import SwiftUI

struct Home: View {
    private static let topID = UUID()

    var body: some View {
        ScrollView {
            Text("Home")
        }
        .id(Self.topID)
    }
}
