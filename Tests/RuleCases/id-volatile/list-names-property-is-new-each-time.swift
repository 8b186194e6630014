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
//                        ^~~~~~~ warning: 'token' of 'Row' is another value each time it is read, so every row is made anew on every update
            Text(row.title)
        }
    }
}
