// Between other attributes, in a nested view

import SwiftUI

enum Settings {
    struct Row: View {
        @MainActor @State @available(iOS 17, *) var isOn = false
//                                                  ^~~~ warning: Callers of 'Row' can set 'isOn', but @State ignores later values; make it private
//                                                  safe fix: Make 'isOn' private

        var body: some View {
            Text("Row")
        }
    }
}
// --- fixed
import SwiftUI

enum Settings {
    struct Row: View {
        @MainActor @State @available(iOS 17, *) private var isOn = false

        var body: some View {
            Text("Row")
        }
    }
}
