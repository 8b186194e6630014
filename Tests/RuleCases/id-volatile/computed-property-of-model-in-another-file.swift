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
//                      ^~~~~~~~~~~ warning: '.id(model.token)' gives the view a new identity on every update, so its state, focus and scroll position are lost each time
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
