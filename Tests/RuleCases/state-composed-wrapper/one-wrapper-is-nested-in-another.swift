// One wrapper that is nested in another, one or the other by condition, and wrappers without state
// built with: SDK 27

import SwiftUI

struct Counter: View {
    @SwiftUI.State.Shared private var count = 0
    #if os(iOS)
    @State
    #else
    @FocusState
    #endif
    private var isOn = false
    @Binding @ObservedObject var chat: Chat

    var body: some View {
        Text("\(count)")
    }
}
