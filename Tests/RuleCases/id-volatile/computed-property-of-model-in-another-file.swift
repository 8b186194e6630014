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
//                      ^~~~~~~~~~~ warning: '.id(model.token)' resets the view's state, focus and scroll position on every update; keep one identity
//                      suggested fix: Remove '.id(model.token)', because something may rely on the view starting over
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
