// Nobody misses the value of state that nothing reads

import SwiftUI

struct Card: View {
    let title: String
    @State private var error: String? = nil

    init(title: String) {
        self.title = title
        if title.isEmpty {
            error = "No title"
//          ^~~~~ hint: 'Card' never reads 'error'; delete it
        }
    }

    var body: some View { Text(title) }
}
