// A method that the project adds to a type of another library changes it only if it says so

import SwiftUI
import Foundation

extension Date {
    func short() -> String { "\(timeIntervalSince1970)" }
    mutating func advance() { self += 60 }
}

struct Card: View {
    @Binding var date: Date
//               ^~~~ info: 'Card' only reads its @Binding; 'let date: Date' is enough
//               suggested fix: Take 'date' as a plain value, because closures that run later read the value that 'Card' was created with

    var body: some View {
        Text(date.short())
    }
}

struct Clock: View {
    @Binding var date: Date

    var body: some View {
        Button("Later") { date.advance() }
    }
}

struct Home: View {
    @State private var date = Date()

    var body: some View {
        Card(date: $date)
        Clock(date: $date)
    }
}
// --- fixed
import SwiftUI
import Foundation

extension Date {
    func short() -> String { "\(timeIntervalSince1970)" }
    mutating func advance() { self += 60 }
}

struct Card: View {
    let date: Date

    var body: some View {
        Text(date.short())
    }
}

struct Clock: View {
    @Binding var date: Date

    var body: some View {
        Button("Later") { date.advance() }
    }
}

struct Home: View {
    @State private var date = Date()

    var body: some View {
        Card(date: date)
        Clock(date: $date)
    }
}
