// Values that occur twice in the list itself; only a closure with one plain parameter can get the position as well

import SwiftUI

struct Weekdays: View {
    var body: some View {
        ForEach(["M", "T", "W", "T"], id: \.self) { (day: String) in
//                                        ^~~~~~ info: 'T' occurs twice, so two rows have the same id and SwiftUI may drop one; use positions as ids
            Text(day)
        }
        ForEach([1, 2, 1], id: \.self) { Text("\($0)") }
//                             ^~~~~~ info: '1' occurs twice, so two rows have the same id and SwiftUI may drop one; use positions as ids
        ForEach([1, 2, 3], id: \.self) { Text("\($0)") }
    }
}
