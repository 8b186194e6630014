// A generic object conforms to ObservableObject through a protocol, and a plain 'let' would not observe it

import SwiftUI

protocol DetailModel: ObservableObject {
    var title: String { get }
}

struct Detail<Model: DetailModel>: View {
    @State var model: Model
//             ^~~~~ warning: 'Detail' keeps the first 'model' in @State; observe it with @ObservedObject

    var body: some View { Text(model.title) }
}
