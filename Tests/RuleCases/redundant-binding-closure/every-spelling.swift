// A written type, named parameters, trailing closures, returns and self are all the same binding

import SwiftUI

struct Item {
    var name = ""
    var isOn = false
}

final class Game: ObservableObject {
    @Published var title = ""
}

struct Editor: View {
    @State private var item = Item()
    @State private var optional: Item?
    @Binding var flag: Bool
    @AppStorage("name") private var name = ""
    @ObservedObject var game: Game

    var body: some View {
        TextField("", text: Binding<String> { self.game.title } set: { new in self.game.title = new })
//                          ^~~~~~~~~~~~~~~ hint: This binding only reads and writes 'game.title'; use '$game.title'
//                          safe fix: Use '$game.title'
        TextField("", text: .init(get: { return name }, set: { (value) in self.name = value }))
//                          ^~~~~ hint: This binding only reads and writes 'name'; use '$name'
//                          safe fix: Use '$name'
        Toggle("", isOn: Binding(get: { flag }, set: { flag = $0 }).animation())
//                       ^~~~~~~ hint: This binding only reads and writes 'flag'; use '$flag'
//                       safe fix: Use '$flag'
        Toggle("", isOn: on)
        Text("").sheet(isPresented: Binding(get: { item.isOn }, set: { value in item.isOn = value })) { Text("") }
//                                  ^~~~~~~ hint: This binding only reads and writes 'item.isOn'; use '$item.isOn'
//                                  safe fix: Use '$item.isOn'
    }

    private var on: Binding<Bool> {
        Binding(
//      ^~~~~~~ hint: This binding only reads and writes 'item.isOn'; use '$item.isOn'
//      safe fix: Use '$item.isOn'
            get: { self.item.isOn },
            set: { self.item.isOn = $0 }
        )
    }
}
// --- fixed
import SwiftUI

struct Item {
    var name = ""
    var isOn = false
}

final class Game: ObservableObject {
    @Published var title = ""
}

struct Editor: View {
    @State private var item = Item()
    @State private var optional: Item?
    @Binding var flag: Bool
    @AppStorage("name") private var name = ""
    @ObservedObject var game: Game

    var body: some View {
        TextField("", text: $game.title)
        TextField("", text: $name)
        Toggle("", isOn: $flag.animation())
        Toggle("", isOn: on)
        Text("").sheet(isPresented: $item.isOn) { Text("") }
    }

    private var on: Binding<Bool> {
        $item.isOn
    }
}
