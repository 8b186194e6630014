// A computed property of a model in another file

// --- Model.swift
import Foundation

final class Model {
    var token: String {
        return UUID().uuidString
    }
}
// --- Home.swift
import SwiftUI

struct Home: View {
    let model: Model

    var body: some View {
        TextField("Home", text: .constant("")).id(model.token)
//                                                ^~~~~~~~~~~ warning: '.id(model.token)' resets the view's state, focus, and scroll position on every update; use a stable identity
//                                                suggested fix: Remove '.id(model.token)', because the view may be reset on purpose
    }
}
// --- fixed Home.swift
import SwiftUI

struct Home: View {
    let model: Model

    var body: some View {
        TextField("Home", text: .constant(""))
    }
}
