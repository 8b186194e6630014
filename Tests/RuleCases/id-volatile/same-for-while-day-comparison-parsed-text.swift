// The same for a while: a day, a comparison, a parsed text

import SwiftUI

struct Home: View {
    let deadline: Date
    let text: String

    var body: some View {
        VStack {
            Text("Today").id(Calendar.current.startOfDay(for: Date()))
            Text("Late").id(Date() < deadline)
            Text("Known").id(UUID(uuidString: text))
            Text("Then").id(Date(timeIntervalSince1970: 0))
        }
    }
}
