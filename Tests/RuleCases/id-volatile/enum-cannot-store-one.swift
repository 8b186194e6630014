// An enum cannot store an id

import SwiftUI

enum Step: Identifiable {
    case first, second

    var id: UUID { UUID() }
//                 ^~~~~~ warning: 'id' of 'Step' returns a new value on every read, so SwiftUI sees a new element each time; derive it from the case
}

struct Steps: View {
    let steps: [Step]

    var body: some View { ForEach(steps) { _ in Text("Step") } }
}
