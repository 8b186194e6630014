// The app passes an object, and a preview does not

import SwiftUI

final class Form: ObservableObject { @Published var name = "" }

struct Step: View {
    @ObservedObject var form = Form()
//                      ^~~~ info: Only previews use this initial value of 'form'; pass an object in the previews and delete the value here
    var body: some View { TextField("Name", text: $form.name) }
}

struct Home: View {
    @StateObject private var form = Form()
    var body: some View { Step(form: form) }
}

#Preview { Step() }
