// Only a test passes a value
// also reported by: private-state

// --- Detail.swift
import SwiftUI

struct Detail: View {
    @State var name = ""

    var body: some View {
        Text(name)
    }
}
// --- Tests/DetailTests.swift
import XCTest

final class DetailTests: XCTestCase {
    func testName() {
        _ = Detail(name: "Maria")
    }
}
