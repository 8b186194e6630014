// What identifies the inner object does not change, and a class that publishes nothing has nothing to say

import SwiftUI

final class Detail: ObservableObject {
    @Published var name = ""
    var id: String { "detail" }
}

final class Looper: ObservableObject {
    var name = ""
    var title: String { name }
}

final class Model: ObservableObject {
    @Published var detail = Detail()
    @Published var looper = Looper()
}

struct DetailView: View {
    @ObservedObject var detail: Detail
    var body: some View { Text(detail.name) }
}

struct Home: View {
    @StateObject private var model = Model()
    var body: some View {
        DetailView(detail: model.detail).id(model.detail.id)
        Text(model.looper.title)
    }
}
