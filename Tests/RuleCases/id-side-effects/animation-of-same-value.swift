// An animation of the same value

import SwiftUI

struct Doc {
    var revision = 0
}

struct Editor: View {
    let doc: Doc
    var body: some View { Text("Editor") }
}

struct Home: View {
    @State private var doc = Doc()

    var body: some View {
        Editor(doc: doc).id(doc.revision).animation(.default, value: doc.revision)
//                          ^~~~~~~~~~~~ hint: Changing 'doc.revision' replaces the view, so the change is not animated
    }
}
