// A preview shows it in containers of SwiftUI, with modifiers that have nothing to do with it

import SwiftUI

final class Settings: ObservableObject {
    @Published var name = ""
}

struct ChildView: View {
    @EnvironmentObject private var s: Settings
    var body: some View { Text(s.name) }
}

struct Root: View {
    @StateObject private var settings = Settings()
    var body: some View { ChildView().environmentObject(settings) }
}

#Preview("In a stack", traits: .sizeThatFitsLayout) {
    NavigationStack { ChildView() }
//                    ^~~~~~~~~ hint: This preview crashes because it does not inject 'Settings', which 'ChildView' reads from the environment
//                    suggested fix: Inject 'Settings', because the preview then shows an empty object
        .padding()
        .environment(\.locale, Locale(identifier: "de"))
}
// --- fixed
import SwiftUI

final class Settings: ObservableObject {
    @Published var name = ""
}

struct ChildView: View {
    @EnvironmentObject private var s: Settings
    var body: some View { Text(s.name) }
}

struct Root: View {
    @StateObject private var settings = Settings()
    var body: some View { ChildView().environmentObject(settings) }
}

#Preview("In a stack", traits: .sizeThatFitsLayout) {
    NavigationStack { ChildView().environmentObject(Settings()) }
        .padding()
        .environment(\.locale, Locale(identifier: "de"))
}
