// A shared instance behind the leading dot

import SwiftUI

final class Theme: ObservableObject {
    static let current = Theme()
    static let sharedTheme = Theme()
}

struct Banner: View {
    @ObservedObject var theme: Theme = .current
    @ObservedObject private var other: Theme = .sharedTheme

    var body: some View {
        Text("Banner")
    }
}
