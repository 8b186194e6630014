// A list names the property that is new each time

import SwiftUI

struct Row {
    let title: String
    var token: String { UUID().uuidString }
}

struct Home: View {
    let rows: [Row]

    var body: some View {
        ForEach(rows, id: \.token) { row in
//                        ^~~~~~~ warning: 'token' of 'Row' returns a new value on every read, so every update re-creates all rows; store it
            Text(row.title)
        }
    }
}
