// A view in another file shows what is made of it, two steps away

// --- A.swift
import SwiftUI

@Observable final class A {
    @AppStorage("x") private var x = 0
//                               ^ error: @AppStorage on 'x' does not compile in the @Observable class 'A' without @ObservationIgnored
//                               suggested fix: Mark 'x' @ObservationIgnored, because 'title' is used at Home.swift:5, and views that show it then miss its changes
    var double: Int { x * 2 }
}

extension A {
    var title: String {
        get { "\(double)" }
    }
}
// --- Home.swift
import SwiftUI

struct Home: View {
    let a: A
    var body: some View { Text(a.title) }
}
// --- fixed A.swift
import SwiftUI

@Observable final class A {
    @ObservationIgnored @AppStorage("x") private var x = 0
    var double: Int { x * 2 }
}

extension A {
    var title: String {
        get { "\(double)" }
    }
}
