// Between other attributes, in a nested view

import SwiftUI

enum Settings {
    struct Row: View {
        @MainActor @State @available(iOS 17, *) var isOn = false
//                                                  ^~~~ warning: The @State property 'isOn' should be private, since 'Row' alone owns it
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
