// Values that occur twice give two rows the same id

import SwiftUI

struct Weekdays: View {
    private let days = ["S", "M", "T", "W", "T", "F", "S"]
    private let longDays = ["Sunday", "Monday"]
    @State private var marks = [1, 1]

    var body: some View {
        ForEach(days, id: \.self) { day in
//                        ^~~~~~ info: 'T' occurs twice, so two rows have the same id and SwiftUI may drop one; use positions as ids
//                        suggested fix: Identify the rows by position, because a selection of values no longer finds its rows
            Text(day)
        }
        ForEach(longDays, id: \.self) { Text($0) }
        ForEach(Array(days.enumerated()), id: \.offset) { _, day in Text(day) }
        ForEach(Set(days).sorted(), id: \.self) { day in Text(day) }
        ForEach(marks, id: \.self) { mark in
            Button("\(mark)") { marks = [1, 2] }
        }
    }
}

#Preview {
    ForEach(["A", "A"], id: \.self) { Text($0) }
}
// --- fixed
import SwiftUI

struct Weekdays: View {
    private let days = ["S", "M", "T", "W", "T", "F", "S"]
    private let longDays = ["Sunday", "Monday"]
    @State private var marks = [1, 1]

    var body: some View {
        ForEach(Array(days.enumerated()), id: \.offset) { _, day in
            Text(day)
        }
        ForEach(longDays, id: \.self) { Text($0) }
        ForEach(Array(days.enumerated()), id: \.offset) { _, day in Text(day) }
        ForEach(Set(days).sorted(), id: \.self) { day in Text(day) }
        ForEach(marks, id: \.self) { mark in
            Button("\(mark)") { marks = [1, 2] }
        }
    }
}

#Preview {
    ForEach(["A", "A"], id: \.self) { Text($0) }
}
