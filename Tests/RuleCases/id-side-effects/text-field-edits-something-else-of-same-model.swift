// The text field edits something else of the same model

import SwiftUI

struct Draft {
    var key = 0
    var title = ""
}

struct Home: View {
    @Binding var draft: Draft

    var body: some View {
        TextField("Title", text: $draft.title).id(draft.key)
    }
}
