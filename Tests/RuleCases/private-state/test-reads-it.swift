// A test reads the state, which it could not if the state were private

// --- Sources/Greeting.swift
import SwiftUI

struct Greeting: View {
    @State var name = "you"

    var body: some View {
        TextField("Name", text: $name)
    }
}

@main struct Greeter: App {
    var body: some Scene { WindowGroup { Greeting() } }
}
// --- Tests/GreetingTests.swift
import XCTest
@testable import Greeter

final class GreetingTests: XCTestCase {
    func makeGreeting() -> Greeting { Greeting() }

    func testGreeting() {
        XCTAssertEqual(makeGreeting().name, "you")
    }
}
