// The view passes the object to one that observes it, or to one that keeps it

import SwiftUI

final class Posts: ObservableObject {
    @Published var all: [String] = []
    func load() { all = ["a"] }
}

struct Grid: View {
    @ObservedObject var posts: Posts

    var body: some View {
        ForEach(posts.all, id: \.self) { Text($0) }.onAppear { posts.load() }
    }
}

struct Profile: View {
    let posts: Posts

    var body: some View { Grid(posts: posts) }
}

struct Keeper: View {
    @StateObject private var posts: Posts

    init(posts: @autoclosure @escaping () -> Posts) { _posts = StateObject(wrappedValue: posts()) }

    var body: some View { Grid(posts: posts) }
}

struct Home: View {
    @State private var count = 0

    var body: some View {
        Stepper("\(count)", value: $count)
        Profile(posts: Posts())
//                     ^~~~~~~ hint: Each update of 'Home' gives 'Profile' a new 'Posts'; keep it in 'Home'
//                     suggested fix: Keep the 'Posts' in 'Home', because 'Profile' then uses the same 'Posts' as long as 'Home' is onscreen
        Keeper(posts: Posts())
    }
}
// --- fixed
import SwiftUI

final class Posts: ObservableObject {
    @Published var all: [String] = []
    func load() { all = ["a"] }
}

struct Grid: View {
    @ObservedObject var posts: Posts

    var body: some View {
        ForEach(posts.all, id: \.self) { Text($0) }.onAppear { posts.load() }
    }
}

struct Profile: View {
    let posts: Posts

    var body: some View { Grid(posts: posts) }
}

struct Keeper: View {
    @StateObject private var posts: Posts

    init(posts: @autoclosure @escaping () -> Posts) { _posts = StateObject(wrappedValue: posts()) }

    var body: some View { Grid(posts: posts) }
}

struct Home: View {
    @State private var count = 0
    @StateObject private var posts = Posts()

    var body: some View {
        Stepper("\(count)", value: $count)
        Profile(posts: posts)
        Keeper(posts: Posts())
    }
}
