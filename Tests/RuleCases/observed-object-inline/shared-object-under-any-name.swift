// A shared object under any name, and a case that only begins like the class

import SwiftUI

final class Theme: ObservableObject {
    enum Kind {
        case plain
    }

    nonisolated(unsafe) static let shared = Theme()
    nonisolated(unsafe) static let sharedTheme = Theme()
    var kind = Kind.plain
}

struct Card: View {
    @ObservedObject var first = Theme.shared
    @ObservedObject var second: Theme = .shared
    @ObservedObject var third: Theme = .sharedTheme
    let kind = Theme.Kind.plain

    var body: some View {
        Text("")
    }
}
