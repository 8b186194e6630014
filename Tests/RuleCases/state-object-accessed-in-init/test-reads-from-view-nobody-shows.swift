// A test reads from a view that nobody shows
// also reported by: private-state

// --- Home.swift
import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
}

struct Home: View {
    @StateObject var model = Model()
    @Environment(\.isEnabled) var isEnabled
    @Environment(Session.self) var session
    var body: some View { Text(model.title) }
}
// --- HomeTests.swift
import XCTest

final class HomeTests: XCTestCase {
    func testHome() {
        let home = Home()
        XCTAssertEqual(home.model.title, "")
//                          ^~~~~ hint: 'model' is not installed in an instance of 'Home' that SwiftUI does not show, so this reads an object that is discarded
        XCTAssertTrue(Home().isEnabled.description.isEmpty)
//                           ^~~~~~~~~ hint: 'isEnabled' is not installed in an instance of 'Home' that SwiftUI does not show, so it has its default value here
        print(home.session)
//                 ^~~~~~~ hint: 'session' is not installed in an instance of 'Home' that SwiftUI does not show, so reading it here crashes
    }
}
