// A struct that the body makes makes the elements

import SwiftUI

struct Day: Identifiable {
    let id = UUID()
    let number: Int
}

struct Month {
    let days: [Day]

    init(count: Int) {
        days = (0..<count).map { Day(number: $0) }
    }
}

struct Week {
    let days: [Day]
}

struct Home: View {
    let count: Int

    private var week: Week { Week(days: (0..<7).map { Day(number: $0) }) }

    var body: some View {
        let month = Month(count: count)
        ForEach(month.days) { Text("\($0.number)") }
//              ^~~~~~~~~~ hint: Every update re-creates each 'Day' with a new 'id', so SwiftUI replaces all of them; use a stable id
        ForEach(week.days) { Text("\($0.number)") }
//              ^~~~~~~~~ hint: Every update re-creates each 'Day' with a new 'id', so SwiftUI replaces all of them; use a stable id
    }
}
