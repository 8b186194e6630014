// A deferred assignment runs after all others

import SwiftUI

struct Card: View {
    let title: String
    @State private var count = 0

    init(title: String) {
        defer { count = title.count }
        self.title = title
    }

    var body: some View { Text("\(title) \(count)").onTapGesture { count += 1 } }
}
