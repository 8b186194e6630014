// The main type of an app need not be an 'App'

import SwiftUI

struct OldEvent: View {
    let title: String
    @State var isOpen = false
//             ^~~~~~ info: 'isOpen' belongs only to 'OldEvent'; make it private
//             safe fix: Make 'isOpen' private

    var body: some View { Toggle(title, isOn: $isOpen) }
}

@main enum Program {
    static func main() {}
}
// --- fixed
import SwiftUI

struct OldEvent: View {
    let title: String
    @State private var isOpen = false

    var body: some View { Toggle(title, isOn: $isOpen) }
}

@main enum Program {
    static func main() {}
}
