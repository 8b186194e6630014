// NSObject has nothing to track, and @Observable lets an initializer call super.init() as before

import Foundation
import SwiftUI

final class Locator: NSObject, ObservableObject {
//          ^~~~~~~ hint: 'Locator' can be an @Observable class, so views update only for the properties that they read
//          suggested fix: Migrate 'Locator' to @Observable, because views then update only when a property that they read changes, and this edits 6 places in this file
    @Published var place = ""
    @Published private(set) var count: Int

    override init() {
        count = 0
        super.init()
        place = "here"
    }
}

struct Screen: View {
    @ObservedObject var locator: Locator

    var body: some View {
        Text(locator.place)
    }
}
// --- fixed
import Foundation
import SwiftUI

@Observable final class Locator: NSObject {
    var place = ""
    private(set) var count: Int

    override init() {
        count = 0
        super.init()
        place = "here"
    }
}

struct Screen: View {
    let locator: Locator

    var body: some View {
        Text(locator.place)
    }
}
