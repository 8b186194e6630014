// A view in a test is created there and nowhere else

// --- Sources/App/Home.swift
import SwiftUI

struct Home: View {
    var body: some View { Text("Home") }
}
// --- Tests/AppTests/HomeTests.swift
import SwiftUI
import XCTest

final class HomeTests: XCTestCase {
    struct Sheet: View {
        @State var isShown = false

        var body: some View { Toggle("", isOn: $isShown) }
    }

    func test() { _ = Sheet() }
}
