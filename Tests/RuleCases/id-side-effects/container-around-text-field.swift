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
//          ^~~~~~~~~~~ warning: Each typed letter changes 'draft.title', so the 'TextField' is re-created and loses the keyboard
//          suggested fix: Remove '.id(draft.title)', because something may rely on the view starting over
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
