// Two values decide, and each is followed

import SwiftUI

struct Sign: View {
    @State private var name = ""
    @State private var code = ""
    @State private var canGo = false
//                     ^~~~~ hint: 'canGo' is always computed from 'code' and 'name'; use a computed property, which is never one update late
//                     suggested fix: Compute 'canGo', because 'canGo' then changes one update earlier

    var body: some View {
        VStack {
            TextField("Name", text: $name)
            TextField("Code", text: $code)
            Button("Go") {}.disabled(!canGo)
        }
        .onChange(of: name) { canGo = !name.isEmpty && code.count > 3 }
        .onChange(of: code) { canGo = !name.isEmpty && code.count > 3 }
    }
}
// --- fixed
import SwiftUI

struct Sign: View {
    @State private var name = ""
    @State private var code = ""
    private var canGo: Bool { !name.isEmpty && code.count > 3 }

    var body: some View {
        VStack {
            TextField("Name", text: $name)
            TextField("Code", text: $code)
            Button("Go") {}.disabled(!canGo)
        }
    }
}
