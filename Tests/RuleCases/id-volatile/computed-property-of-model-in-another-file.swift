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
        Text("Home").id(model.token)
//                      ^~~~~~~~~~~ hint: '.id(model.token)' resets the view's state, focus, and scroll position on every update; use a stable identity
//                      suggested fix: Remove '.id(model.token)', because the view may be reset on purpose
    }
}
// --- fixed Home.swift
import SwiftUI

struct Home: View {
    let model: Model

    var body: some View {
        Text("Home")
    }
}
