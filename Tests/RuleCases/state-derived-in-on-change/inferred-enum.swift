// State that begins with a case of an enum

import SwiftUI

enum Mode { case list, grid }

struct Home: View {
    @State private var mode = Mode.list
    @State private var isGrid = false
//                     ^~~~~~ hint: 'isGrid' is always computed from 'mode'; use a computed property, which is never one update late
//                     suggested fix: Compute 'isGrid', because 'isGrid' then changes one update earlier

    var body: some View {
        VStack {
            Button("Switch") { mode = .grid }
            Text(isGrid ? "Grid" : "List")
        }
        .onChange(of: mode) { isGrid = mode == .grid }
    }
}
// --- fixed
import SwiftUI

enum Mode { case list, grid }

struct Home: View {
    @State private var mode = Mode.list
    private var isGrid: Bool { mode == .grid }

    var body: some View {
        VStack {
            Button("Switch") { mode = .grid }
            Text(isGrid ? "Grid" : "List")
        }
    }
}
