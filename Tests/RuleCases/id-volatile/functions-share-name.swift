// Which of two functions is called is not known

import SwiftUI

struct Home: View {
    @State private var name = ""

    var body: some View {
        TextField("Name", text: $name).id(token(for: name))
    }

    private func token() -> String { UUID().uuidString }
    private func token(for name: String) -> String { name }
}
