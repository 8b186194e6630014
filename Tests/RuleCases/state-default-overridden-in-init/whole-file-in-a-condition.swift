// A whole file in a condition is no different from one without it: this replaces nil before the last property is set

#if os(iOS)
import SwiftUI

struct Card: View {
    let title: String
    @State private var count: Int?

    init(title: String) {
        count = 3
        self.title = title
    }

    var body: some View { Button("\(title) \(count ?? 0)") { count = 1 } }
}
#endif
