// A method of the value might change it

import SwiftUI

extension StringProtocol {
    func shown() -> String { "\(self)." }
}

struct Detail: View {
    @State var name: String
//             ^~~~ info: 'Detail' never shows later values of 'name', because @State keeps the first; make it a plain 'let'
//             suggested fix: Make 'name' a plain 'let', because the method of 'name' called at Example.swift:11 may change it

    var body: some View {
        Text(name.shown())
    }
}

struct Home: View {
    @State private var user = "Maria"

    var body: some View {
        Detail(name: user)
    }
}
// --- fixed
import SwiftUI

extension StringProtocol {
    func shown() -> String { "\(self)." }
}

struct Detail: View {
    let name: String

    var body: some View {
        Text(name.shown())
    }
}

struct Home: View {
    @State private var user = "Maria"

    var body: some View {
        Detail(name: user)
    }
}
