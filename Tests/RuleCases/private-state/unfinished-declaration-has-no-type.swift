// A declaration without a type and a value is unfinished

import SwiftUI

struct Inbox: View {
    @State var isShown

    var body: some View {
        Text("Inbox")
    }
}
