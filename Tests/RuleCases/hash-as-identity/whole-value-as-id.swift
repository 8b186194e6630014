// A value with a list in it is another one whenever the list grows, so it is no better as an id

import SwiftUI

struct Day: Identifiable, Hashable {
    let title: String
    let versions: [String]
    var id: Int { hashValue }
//                ^~~~~~~~~ info: 'id' of 'Day' is a hash, which is not unique and changes on every launch; use a unique value
}

struct Days: View {
    let days: [Day]

    var body: some View {
        ForEach(days) { Text($0.title) }
    }
}
