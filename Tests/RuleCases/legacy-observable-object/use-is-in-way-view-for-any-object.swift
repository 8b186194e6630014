// A use is in the way: a view for any object

import SwiftUI

final class Model: ObservableObject {
//          ^~~~~ hint: 'Model' could be an @Observable class if it were used differently
    @Published var query = ""
}

struct Search<Source: ObservableObject>: View {
    @ObservedObject var source: Source
    var body: some View { Text("") }
}

struct Home: View {
    @StateObject private var model = Model()
    var body: some View { Search(source: model) }
}
