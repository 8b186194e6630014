// The app's own String hides the one of the literal, so the fix cannot write the type

import SwiftUI

struct String {}

struct Title: View {
    @State private var text = "a"

    init(text: Swift.String) {
        self.text = text
//           ^~~~ warning: This assignment is ignored: 'Title' starts with "a"; remove the initial value of 'text'
//           suggested fix: Set '_text' to 'State(initialValue:)', because 'Title' then starts with 'text'
//           suggested fix: Delete the assignment to 'text', because 'Title' may be meant to start with 'text'
    }

    var body: some View { Text(text) }
}
// --- fixed
import SwiftUI

struct String {}

struct Title: View {
    @State private var text = "a"

    init(text: Swift.String) {
        _text = State(initialValue: text)
    }

    var body: some View { Text(text) }
}
