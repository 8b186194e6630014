// The app passes an object, and a preview does not

import SwiftUI

final class Form: ObservableObject { @Published var name = "" }

struct Step: View {
    @ObservedObject var form = Form()
//                      ^~~~ info: Every caller passes 'form', so only previews use this default; pass an object there and delete it
    var body: some View { TextField("Name", text: $form.name) }
}

struct Home: View {
    @StateObject private var form = Form()
    var body: some View { Step(form: form) }
}

#Preview { Step() }
