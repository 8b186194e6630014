// Nothing in the project injects it

import SwiftUI

final class Settings: ObservableObject {}
final class Other: ObservableObject {}

struct ChildView: View {
    @EnvironmentObject private var s: Settings
//                                 ^ info: Nothing in the project puts a 'Settings' into the environment, so the app stops when 'ChildView' reads 's'
    var body: some View { Text("") }
}

struct Root: View {
    @StateObject private var other = Other()
    var body: some View { ChildView().environmentObject(other) }
}
