// Less than a second is soon over, so starting it again hardly shows

import Combine
import SwiftUI

struct Dots: View {
    let timer = Timer.publish(every: 0.35, on: .main, in: .common).autoconnect()
    @State private var count = 0

    var body: some View {
        Text(String(repeating: ".", count: count)).onReceive(timer) { _ in count = (count + 1) % 4 }
    }
}

struct Chat: View {
    @State private var draft = ""

    var body: some View {
        Text(draft)
        TextField("Message", text: $draft)
        Dots()
    }
}
