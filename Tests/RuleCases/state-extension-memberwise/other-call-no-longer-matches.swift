// Another call passes fewer arguments, and its line is the one before the fix
// built with: SDK 27, compiler 6.4
// needs manual work: the initializer also needs 'count' with its default value

import SwiftUI

struct Badge: View {
    @State private var isOn = false
    private var count = 0
    private let color: Color
    var body: some View { Text("\(count)").foregroundColor(color).opacity(isOn ? 1 : 0) }
}

extension Badge {
    init(unread: [Int]) { self.init(count: unread.count, color: .red) }
//                        ^~~~~~~~~ warning: Xcode 27 does not synthesize 'init(count:color:)' for 'Badge', because every property that it would set is private; declare it
    init(isMuted: Bool) { self.init(color: isMuted ? .gray : .red) }
//                        ^~~~~~~~~ warning: Xcode 27 does not synthesize 'init(color:)' for 'Badge', because every property that it would set is private; declare it
//                        suggested fix: Declare the initializer of 'Badge', because the call at Example.swift:11 would no longer match an initializer
}
// --- fixed
import SwiftUI

struct Badge: View {
    @State private var isOn = false
    private var count = 0
    private let color: Color
    private init(color: Color) {
        self.color = color
    }

    var body: some View { Text("\(count)").foregroundColor(color).opacity(isOn ? 1 : 0) }
}

extension Badge {
    init(unread: [Int]) { self.init(count: unread.count, color: .red) }
    init(isMuted: Bool) { self.init(color: isMuted ? .gray : .red) }
}
