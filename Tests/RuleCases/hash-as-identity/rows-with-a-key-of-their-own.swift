// Rows that name another key do not use the 'id'

import SwiftUI

struct Segment: Identifiable, Hashable {
    let value: Double
    var id: Int { hashValue }
}

struct Segments: View {
    let segments: [Segment]

    var body: some View {
        ForEach(segments, id: \.self) { Text("\($0.value)") }
    }
}
