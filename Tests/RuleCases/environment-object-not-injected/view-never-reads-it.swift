// Nothing crashes if no code reads the object

import SwiftUI

final class Settings: ObservableObject {
    @Published var name = ""
}

final class Account: ObservableObject {
    @Published var name = ""
}

struct ChildView: View {
    @EnvironmentObject private var settings: Settings
    @EnvironmentObject private var account: Account
    var body: some View { Text("") }
}

struct Root: View {
    @StateObject private var settings = Settings()
    var body: some View { ChildView().environmentObject(settings) }
}

#Preview { ChildView() }
