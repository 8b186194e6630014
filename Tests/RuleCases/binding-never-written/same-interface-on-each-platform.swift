// Each platform's declaration takes what the other one takes, so that callers write the same for both

import SwiftUI

#if os(macOS)
struct Panel: View {
    @Binding var title: String
    var body: some View { Text("None") }
}
#else
struct Panel: View {
    @Binding var title: String
    var body: some View { TextField("Title", text: $title) }
}
#endif
