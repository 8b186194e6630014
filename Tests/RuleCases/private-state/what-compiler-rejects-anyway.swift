// What the compiler rejects anyway

import SwiftUI

struct Broken: View {
    @State var first = 0, second = 1
    @State let third = 0

    var body: some View {
        Text("Broken")
    }
}
