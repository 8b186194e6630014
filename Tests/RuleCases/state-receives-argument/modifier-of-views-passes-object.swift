// A function that extends all views hands the caller's object to a modifier that keeps it

// --- Helper.swift
import SwiftUI

@Observable final class Helper {
    var title = ""
}

struct HelperAlert: ViewModifier {
    @State var helper: Helper
//             ^~~~~~ warning: 'HelperAlert' never shows later values of 'helper', because @State keeps the first; make it a plain 'let'
//             suggested fix: Make 'helper' a plain 'let', because 'HelperAlert' then shows later values too

    func body(content: Content) -> some View {
        content.overlay(Text(helper.title))
    }
}

extension View {
    func alert(helper: Helper) -> some View {
        modifier(HelperAlert(helper: helper))
    }
}
// --- Home.swift
import SwiftUI

struct Home: View {
    @State private var helper = Helper()

    var body: some View {
        Text("Home").alert(helper: helper)
        Button("New") { helper = Helper() }
    }
}
// --- fixed Helper.swift
import SwiftUI

@Observable final class Helper {
    var title = ""
}

struct HelperAlert: ViewModifier {
    let helper: Helper

    func body(content: Content) -> some View {
        content.overlay(Text(helper.title))
    }
}

extension View {
    func alert(helper: Helper) -> some View {
        modifier(HelperAlert(helper: helper))
    }
}
