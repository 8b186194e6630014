// A font and a page, with their types

import SwiftUI

enum Page { case first, second }

struct Home: View {
    @State private var font = Font.body
//                     ^~~~ hint: 'Home' never changes its state 'font': 'let font' shows the same
//                     suggested fix: Make 'font' a constant, because code that is still to be written may change 'font'
    @State
    private var page: Page = .first
//              ^~~~ hint: 'Home' never changes its state 'page': 'let page' shows the same
//              suggested fix: Make 'page' a constant, because code that is still to be written may change 'page'

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
