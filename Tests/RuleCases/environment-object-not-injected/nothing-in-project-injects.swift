// Nothing in the project injects it

import SwiftUI

final class Settings: ObservableObject {
    @Published var name = ""
}
final class Other: ObservableObject {}

struct ChildView: View {
    @EnvironmentObject private var s: Settings
//                                 ^ info: The app crashes when 'ChildView' reads 's', because nothing injects 'Settings' into the environment
    var body: some View { Text(s.name) }
}

struct Root: View {
    @StateObject private var other = Other()
    var body: some View { ChildView().environmentObject(other) }
}
