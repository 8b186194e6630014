// Nobody creates an app, so no caller's values are lost

import SwiftUI

final class Store: ObservableObject { func open() {} }

@main
struct Notes: App {
    @StateObject var store = Store()
//                   ^~~~~ hint: 'store' belongs only to 'Notes', which only the system creates; make it private
//                   safe fix: Make 'store' private
    @State var count = 0
//             ^~~~~ hint: 'count' belongs only to 'Notes', which only the system creates; make it private
//             safe fix: Make 'count' private

    var body: some Scene {
        WindowGroup { Text("\(count)").onAppear { store.open() } }
    }
}
// --- fixed
import SwiftUI

final class Store: ObservableObject { func open() {} }

@main
struct Notes: App {
    @StateObject private var store = Store()
    @State private var count = 0

    var body: some Scene {
        WindowGroup { Text("\(count)").onAppear { store.open() } }
    }
}
