// A view that is declared inside a function

import SwiftUI

func makeCounter() -> some View {
    struct Local: View {
        @State var count = 0
//                 ^~~~~ warning: The @State property 'count' should be private, since 'Local' alone owns it
//                 safe fix: Make 'count' private

        var body: some View {
            Text("\(count)")
        }
    }
    return Local()
}
// --- fixed
import SwiftUI

func makeCounter() -> some View {
    struct Local: View {
        @State private var count = 0

        var body: some View {
            Text("\(count)")
        }
    }
    return Local()
}
