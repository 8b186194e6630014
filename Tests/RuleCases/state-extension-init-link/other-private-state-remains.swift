// Other private state remains
// also reported by: state-stale-input
// built with: SDK 27, compiler 6.4

// --- ChatView.swift
import SwiftUI

struct ChatView: View {
    let messages: [String]
    @State private var size = CGSize(width: 0, height: 0)
    @State fileprivate var isShown = false

    var body: some View { Text("\(messages.count) \(isShown)") }
}
// --- ChatView+Init.swift
import SwiftUI

extension ChatView {
    init(_ list: [String], size: CGSize) {
//  ^~~~ warning: 'init(_:size:)' of 'ChatView' relies on private @State 'isShown' in another file: debug builds with Xcode 27 can fail to link
//  suggested fix: Move the initializer to the file of 'ChatView', because the initializer then cannot use private declarations in 'ChatView+Init.swift'
        messages = list
        _size = State(initialValue: size)
    }
}
// --- fixed ChatView.swift
import SwiftUI

struct ChatView: View {
    let messages: [String]
    @State private var size = CGSize(width: 0, height: 0)
    @State fileprivate var isShown = false

    var body: some View { Text("\(messages.count) \(isShown)") }
}

extension ChatView {
    init(_ list: [String], size: CGSize) {
        messages = list
        _size = State(initialValue: size)
    }
}
// --- fixed ChatView+Init.swift
import SwiftUI

extension ChatView {
}
