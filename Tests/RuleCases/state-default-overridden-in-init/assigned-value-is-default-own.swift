// The assigned value is the default's own, so nothing is lost

import SwiftUI

struct Card: View {
    @State private var count = 0
    @State private var name: String?
    init() {
        count = 0
        name = nil
    }
    var body: some View { Text("\(count) \(name ?? "")") }
}
