// The constant is another number, a variable, or the count of something else

import SwiftUI

struct Row: View {
    let number: Int
    @State private var isOn = false

    var body: some View { Toggle("\(number)", isOn: $isOn) }
}

struct Votes: View {
    @State private var options: [String] = []
    let titles: [String]

    var body: some View {
        let count = options.count + 1
        let columns = 3
        let shown = titles.count
        var last = options.count
        ForEach(0..<count, id: \.self) { Row(number: $0) }
        ForEach(0..<columns, id: \.self) { Row(number: $0) }
        ForEach(0..<shown, id: \.self) { Row(number: $0) }
        ForEach(0..<last, id: \.self) { Row(number: $0) }
        Button("Remove") { options.remove(at: 0) }
    }
}
