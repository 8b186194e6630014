// A container around the text field

import SwiftUI

struct Draft {
    var title = ""
}

struct Home: View {
    @Binding var draft: Draft

    var body: some View {
        Form {
            TextField("Title", text: $draft.title)
        }
        .id(draft.title)
//          ^~~~~~~~~~~ warning: Typing changes 'draft.title', so SwiftUI re-creates the 'TextField' and dismisses the keyboard
//          suggested fix: Remove '.id(draft.title)', because the view may be reset on purpose
    }
}
// --- fixed
import SwiftUI

struct Draft {
    var title = ""
}

struct Home: View {
    @Binding var draft: Draft

    var body: some View {
        Form {
            TextField("Title", text: $draft.title)
        }
    }
}
