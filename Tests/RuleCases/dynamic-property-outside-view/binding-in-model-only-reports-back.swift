// No view reads the model's binding, which only tells the parent of changes

import SwiftUI

final class Picker: ObservableObject {
    @Binding var picked: String?
    @Published var names: [String] = []
    init(picked: Binding<String?>) { _picked = picked }
    func pick(_ name: String) { picked = name }
}

struct Home: View {
    @ObservedObject var picker: Picker
    var body: some View { Button("First") { picker.pick(picker.names[0]) } }
}
