// SwiftData's models are held as they are

import SwiftData
import SwiftUI

@Model final class Note {
    var text = ""

    init() {}
}

struct NoteView: View {
    let note = Note()

    var body: some View {
        Text(note.text)
    }
}
