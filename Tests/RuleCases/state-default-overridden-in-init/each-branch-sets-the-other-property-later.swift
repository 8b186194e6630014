// Each branch sets another property further down, so that the assignment is the first value here

import SwiftUI

struct Toast: View {
    @State private var isShown: Bool
    @State private var last = ""
    @State private var shown = ""

    init(text: String?) {
        if text != nil {
            last = "Ready"
//          ^~~~ warning: Xcode 27 rejects assigning 'last' before 'isShown' is set; assign to '_last' instead
//          suggested fix: Set '_last' to 'State(initialValue:)', because the initial value of 'last' is then unused
            shown = "Ready"
//          ^~~~~ warning: Xcode 27 rejects assigning 'shown' before 'isShown' is set; assign to '_shown' instead
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
