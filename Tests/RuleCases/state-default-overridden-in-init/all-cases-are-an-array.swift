// The initial value is the array of all cases, so its type cannot be written as that of the enum

import SwiftUI

enum Theme: CaseIterable {
    case light, dark
}

struct Card: View {
    @State private var themes = Theme.allCases
    let title: String

    init(title: String) {
        self.themes = [.dark]
//           ^~~~~~ warning: Xcode 27 rejects assigning 'themes' before 'title' is set; remove the initial value of 'themes'
//           suggested fix: Set '_themes' to 'State(initialValue:)', because the initial value of 'themes' is then unused
        self.title = title
    }

    var body: some View { Text("\(title) \(themes.count)") }
}
// --- fixed
import SwiftUI

enum Theme: CaseIterable {
    case light, dark
}

struct Card: View {
    @State private var themes = Theme.allCases
    let title: String

    init(title: String) {
        _themes = State(initialValue: [.dark])
        self.title = title
    }

    var body: some View { Text("\(title) \(themes.count)") }
}
