// The type of the computed property says what '.init' makes

import SwiftUI

struct Choice: View {
    @Binding var selection: Int

    private struct Option: Identifiable {
        let id = UUID()
        let number: Int
        let title: String
    }

    private var options: [Option] { [.init(number: 0, title: "Light"), .init(number: 1, title: "Dark")] }

    var body: some View {
        ForEach(options) { option in
//              ^~~~~~~ hint: Every update re-creates each 'Option' with a new 'id', so SwiftUI replaces all of them; use a stable id
            Button(option.title) { selection = option.number }
        }
    }
}
