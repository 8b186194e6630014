// An object, and a moment that is kept

import SwiftUI

@Observable final class Model { var title = "" }

struct Home: View {
    @State private var model = Model()
    @State private var now = Date()
    @State private var today = Date.now
    @State private var token = UUID()

    var body: some View { Text("\(model.title) \(now) \(today) \(token)") }
}
