// Another file names a nested type of the view, and reads a property of that name from an object

// --- Votes.swift
import SwiftUI

struct Votes: View {
    enum Target { case post, comment }

    let target: Target
    @State var loadingState = 0
//             ^~~~~~~~~~~~ warning: Callers of 'Votes' can set 'loadingState', but @State ignores later values; make it private
//             safe fix: Make 'loadingState' private

    var body: some View {
        Button("Load") { loadingState += 1 }
    }
}
// --- Page.swift
import SwiftUI

enum Page {
    case votes(Votes.Target)
}

struct Pages<Loader: AnyObject> {
    let target: Votes.Target
    let loader: Loader

    func view() -> some View {
        Votes(target: target)
    }
}
// --- Inbox.swift
import SwiftUI

final class Loader {
    var loadingState = 0
}

struct Inbox: View {
    private let loader: Loader? = Loader()

    var body: some View {
        Text("\(loader?.loadingState ?? 0)")
    }
}
// --- fixed Votes.swift
import SwiftUI

struct Votes: View {
    enum Target { case post, comment }

    let target: Target
    @State private var loadingState = 0

    var body: some View {
        Button("Load") { loadingState += 1 }
    }
}
