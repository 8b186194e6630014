// An initializer that only passes its own parameter on

import SwiftUI

struct Detail: View {
    @State var name: String
//             ^~~~ info: 'Detail' never shows later values of 'name', because @State keeps the first; make it a plain 'let'
//             suggested fix: Make 'name' a plain 'let', because 'Detail' then shows later values too
    let isBold: Bool

    var body: some View {
        Text(name)
    }
}

extension Detail {
    init(bold text: String) {
        self.init(name: text, isBold: true)
    }
}

struct Home: View {
    @State private var user = "Maria"

    var body: some View {
        Detail(bold: user)
    }
}
// --- fixed
import SwiftUI

struct Detail: View {
    let name: String
    let isBold: Bool

    var body: some View {
        Text(name)
    }
}

extension Detail {
    init(bold text: String) {
        self.init(name: text, isBold: true)
    }
}

struct Home: View {
    @State private var user = "Maria"

    var body: some View {
        Detail(bold: user)
    }
}
