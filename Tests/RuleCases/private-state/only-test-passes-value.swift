// Only a test passes a value

// --- Sources/Greeting.swift
import SwiftUI

struct Greeting: View {
    @State var name = "you"
//             ^~~~ warning: Callers of 'Greeting' can set 'name', but @State ignores later values; make it private
//             suggested fix: Make 'name' private, because 'name' is passed at GreetingTests.swift:6

    var body: some View {
        Text(name)
    }
}
// --- Tests/GreetingTests.swift
import XCTest
@testable import Greeter

final class GreetingTests: XCTestCase {
    func testGreeting() {
        _ = Greeting(name: "Maria")
    }
}
// --- fixed Sources/Greeting.swift
import SwiftUI

struct Greeting: View {
    @State private var name = "you"

    var body: some View {
        Text(name)
    }
}
