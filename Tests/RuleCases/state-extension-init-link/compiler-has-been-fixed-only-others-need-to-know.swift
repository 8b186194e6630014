// A compiler that has been fixed: only others need to know
// built with: SDK 27, compiler 6.5

// --- Grid.swift
import SwiftUI

struct Grid: View {
    var data: [Int]
    @State private var isLoaded = false
    var body: some View { Text("\(data.count) \(isLoaded)") }

    init(data: [Int]) {
        self.data = data
    }
}
// --- Grid+Init.swift
import SwiftUI

extension Grid {
    init() {
//  ^~~~ info: 'init()' of 'Grid' relies on private @State 'isLoaded' in another file: before Swift 6.4.2, debug builds with Xcode 27 fail to link
//  safe fix: Call 'self.init'
        self = .init(data: [])
    }
}
// --- fixed Grid+Init.swift
import SwiftUI

extension Grid {
    init() {
        self.init(data: [])
    }
}
