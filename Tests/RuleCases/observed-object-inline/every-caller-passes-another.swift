// Every caller passes the object, so that the default is there for the preview alone
// also reported by: private-state

import SwiftUI

final class Model: ObservableObject {
    @Published var name = ""
}

struct Detail: View {
    @ObservedObject var model = Model()
//                      ^~~~~ info: Only previews use this initial value of 'model'; pass an object in the previews and delete the value here
    var body: some View { TextField("Name", text: $model.name) }
}

struct Home: View {
    @StateObject private var model = Model()
    var body: some View { Detail(model: model) }
}

struct Detail_Previews: PreviewProvider {
    static var previews: some View { Detail() }
}
