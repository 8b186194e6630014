// An enum creates the elements whenever it is asked for them

import SwiftUI

struct Option: Identifiable {
    var id = UUID()
    let title: String
}

enum Kind {
    case short, long

    var options: [Option] { [Option(title: "1")] }
}

struct Row: View {
    let option: Option
    @State private var isOn = false

    var body: some View { Toggle(option.title, isOn: $isOn) }
}

struct Home: View {
    let kind: Kind
    @State private var text = ""

    var body: some View {
        ForEach(kind.options) { Row(option: $0) }
//              ^~~~~~~~~~~~ warning: Every update re-creates each 'Option' with a new 'id', so the rows lose their state; use a stable id
        TextField("Name", text: $text)
    }
}
