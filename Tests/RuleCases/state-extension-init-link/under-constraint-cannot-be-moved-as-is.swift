// Under a constraint it cannot be moved as it is
// built with: SDK 27, compiler 6.4

// --- Grid.swift
import SwiftUI

struct Grid<Cell: View>: View {
    var cell: Cell
    @State private var isLoaded = false

    var body: some View { cell }
}
// --- Grid+Init.swift
import SwiftUI

extension Grid where Cell == Text {
    init() {
//  ^~~~ warning: 'init()' of 'Grid' relies on private @State 'isLoaded' in another file: debug builds with Xcode 27 can fail to link
        cell = Text("")
    }
}
