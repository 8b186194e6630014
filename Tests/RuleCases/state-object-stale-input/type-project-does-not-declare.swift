// A type that the project does not declare

import CardKit
import SwiftUI

struct Home: View {
    @State private var name = "Ravi"

    var body: some View {
        Card(name: name)
    }
}
