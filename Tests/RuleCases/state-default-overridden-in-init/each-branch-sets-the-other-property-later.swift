// Each branch sets another property further down, so that the assignment is the first value here

import SwiftUI

struct Toast: View {
    @State private var isShown: Bool
    @State private var last = ""
    @State private var shown = ""

    init(text: String?) {
        if text != nil {
            last = "Ready"
//          ^~~~ warning: 'last' has an initial value, so assigning to it before 'isShown' will not compile with Xcode 27
//          suggested fix: Set '_last' to 'State(initialValue:)', because the initial value of 'last' is then unused
            shown = "Ready"
//          ^~~~~ warning: 'shown' has an initial value, so assigning to it before 'isShown' will not compile with Xcode 27
//          suggested fix: Set '_shown' to 'State(initialValue:)', because the initial value of 'shown' is then unused
        }
        if text == nil {
            isShown = false
        } else {
            isShown = true
        }
    }

    var body: some View { Text(isShown ? last + shown : "") }
}
// --- fixed
import SwiftUI

struct Toast: View {
    @State private var isShown: Bool
    @State private var last = ""
    @State private var shown = ""

    init(text: String?) {
        if text != nil {
            _last = State(initialValue: "Ready")
            _shown = State(initialValue: "Ready")
        }
        if text == nil {
            isShown = false
        } else {
            isShown = true
        }
    }

    var body: some View { Text(isShown ? last + shown : "") }
}
