// Only one path assigns, so the other one needs the initial value

import SwiftUI

struct Toast: View {
    @Binding var text: String?
    @State private var last = ""

    init(text: Binding<String?>) {
        _text = text
        if let text = text.wrappedValue {
            self.last = text
//               ^~~~ warning: This assignment is ignored: 'Toast' starts with ""; assign to '_last' instead
//               suggested fix: Set '_last' to 'State(initialValue:)', because 'Toast' then starts with 'text'
        }
    }

    var body: some View {
        Text(last).onTapGesture { text = nil }
    }
}
// --- fixed
import SwiftUI

struct Toast: View {
    @Binding var text: String?
    @State private var last = ""

    init(text: Binding<String?>) {
        _text = text
        if let text = text.wrappedValue {
            _last = State(initialValue: text)
        }
    }

    var body: some View {
        Text(last).onTapGesture { text = nil }
    }
}
