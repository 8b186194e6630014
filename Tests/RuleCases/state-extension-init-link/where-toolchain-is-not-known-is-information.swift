// Where the toolchain is not known, it is information

// --- Grid.swift
import SwiftUI

struct Grid: View {
    @State private var isLoaded = false
    var body: some View { Text("\(isLoaded)") }
}
// --- Grid+Init.swift
import SwiftUI

extension Grid {
    init(count: Int) {
//  ^~~~ info: 'init(count:)' of 'Grid' relies on private @State 'isLoaded' in another file: built with Xcode 27, it can fail to link
        self = Grid()
    }
}
