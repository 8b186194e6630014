// Private would hide the initializer from calls that look like function calls

import SwiftUI

struct badge: View {
    @State var size: Double
//             ^~~~ info: 'badge' keeps the first 'size' in @State; give it an initial value and make it private

    var body: some View {
        Text("\(size)").onTapGesture { size += 1 }
    }
}
