// A font and a page, with their types

import SwiftUI

enum Page { case first, second }

struct Home: View {
    @State private var font = Font.body
//                     ^~~~ hint: 'Home' never changes its state 'font'; use 'let font' instead
//                     suggested fix: Make 'font' a plain 'let', because code that is not written yet may change 'font'
    @State
    private var page: Page = .first
//              ^~~~ hint: 'Home' never changes its state 'page'; use 'let page' instead
//              suggested fix: Make 'page' a plain 'let', because code that is not written yet may change 'page'

    var body: some View {
        Text(page == .first ? "First" : "Second").font(font)
    }
}
// --- fixed
import SwiftUI

enum Page { case first, second }

struct Home: View {
    private let font = Font.body
    private let page: Page = .first

    var body: some View {
        Text(page == .first ? "First" : "Second").font(font)
    }
}
