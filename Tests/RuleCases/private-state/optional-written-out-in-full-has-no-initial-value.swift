// An optional written out in full has no initial value

import SwiftUI

struct Picked: View {
    @State var number: Optional<Int>
//             ^~~~~~ warning: 'Picked' keeps the first 'number' in @State; make it a plain 'let'
//             suggested fix: Make 'number' a plain 'let', because 'Picked' then shows later values too

    var body: some View {
        Text(number == nil ? "None" : "One")
    }
}
// --- fixed
import SwiftUI

struct Picked: View {
    let number: Optional<Int>

    var body: some View {
        Text(number == nil ? "None" : "One")
    }
}
