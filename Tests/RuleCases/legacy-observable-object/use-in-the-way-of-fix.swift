// A use is in the way: an object is made on each update, and making it does something

import SwiftUI

final class Model: ObservableObject {
//          ^~~~~ hint: 'Model' could be an @Observable class if it were used differently
    @Published var query = ""
    init() { print("made") }
}

struct Home: View {
    @StateObject private var model = Model()
    var body: some View { Text(model.query) }
}
