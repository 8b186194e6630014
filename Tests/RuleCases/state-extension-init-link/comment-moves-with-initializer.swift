// The comment of an initializer moves with it
// built with: SDK 27, compiler 6.4

// --- Grid.swift
import SwiftUI

struct Grid: View {
    var data: [Int]
    @State private var isLoaded = false

    var body: some View { Text("\(data.count) \(isLoaded)") }
}
// --- Grid+Init.swift
import SwiftUI

extension Grid {
    /// Shows the numbers up to the count.
    init(count: Int) {
//  ^~~~ warning: 'init(count:)' of 'Grid' relies on private @State 'isLoaded' in another file: debug builds with Xcode 27 can fail to link
//  suggested fix: Move the initializer to the file of 'Grid', because the initializer then cannot use private declarations in 'Grid+Init.swift'
        data = Array(0..<count)
    }

    var isEmpty: Bool { data.isEmpty }
}
// --- fixed Grid.swift
import SwiftUI

struct Grid: View {
    var data: [Int]
    @State private var isLoaded = false

    var body: some View { Text("\(data.count) \(isLoaded)") }
}

extension Grid {
    /// Shows the numbers up to the count.
    init(count: Int) {
        data = Array(0..<count)
    }
}
// --- fixed Grid+Init.swift
import SwiftUI

extension Grid {

    var isEmpty: Bool { data.isEmpty }
}
