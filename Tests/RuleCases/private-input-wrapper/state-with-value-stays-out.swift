// State that starts with a value and that no call passes gets no parameter

// --- Gallery.swift
import SwiftUI

struct Gallery: View {
    @State private var page: Int
//                     ^~~~ error: Other code cannot create 'Gallery', because its private 'page' has no initial value; give it one
//                     suggested fix: Add an initializer that takes 'page', because you have to update the initializer when the properties of 'Gallery' change
    @State var zoom = 1.0
    @State var isLarge = false
    let images: [String]

    var body: some View {
        Text("\(images.count) \(page) \(zoom)").onTapGesture(perform: enlarge)
        Button("Next") { page += 1 }
    }
}

struct Home: View {
    var body: some View { Gallery(isLarge: true, images: []) }
}
// --- Gallery+Zoom.swift
import SwiftUI

extension Gallery {
    func enlarge() { zoom += isLarge ? 2 : 1; isLarge.toggle() }
}
// --- fixed Gallery.swift
import SwiftUI

struct Gallery: View {
    @State private var page: Int
    @State var zoom = 1.0
    @State var isLarge = false
    let images: [String]

    init(page initialPage: Int, isLarge initialIsLarge: Bool = false, images: [String]) {
        _page = State(initialValue: initialPage)
        _isLarge = State(initialValue: initialIsLarge)
        self.images = images
    }

    var body: some View {
        Text("\(images.count) \(page) \(zoom)").onTapGesture(perform: enlarge)
        Button("Next") { page += 1 }
    }
}

struct Home: View {
    var body: some View { Gallery(isLarge: true, images: []) }
}
