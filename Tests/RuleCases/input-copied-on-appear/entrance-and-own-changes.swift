// An animated copy may be an entrance, a method is one level away, a button changes the copy, an object takes it

import SwiftUI

@Observable final class Model { var name = "" }

struct Meter: View {
    let value: Double
    @State private var shown = 0.0
    var body: some View { Text("\(shown)").onAppear { withAnimation { shown = value } } }
//                                                                    ^~~~~~~~~~~~~ info: 'shown' copies 'value' only when 'Meter' appears, so it never shows later values
}

struct Ring: View {
    let value: Double
    @State private var shown = 0.0
    var body: some View { Text("\(shown)").animation(nil, value: shown).onAppear { shown = value } }
//                                                                                 ^~~~~~~~~~~~~ info: 'shown' copies 'value' only when 'Ring' appears, so it never shows later values
}

struct Title: View {
    let name: String
    @State private var text = ""
    var body: some View { Text(text).onAppear(perform: setUp) }
    private func setUp() { text = name }
//                         ^~~~~~~~~~~ info: 'text' copies 'name' only when 'Title' appears, so it never shows later values
}

struct Like: View {
    let isLiked: Bool
    @State private var isOn = false
    var body: some View { Button("\(isOn)") { isOn.toggle() }.onAppear { isOn = isLiked } }
//                                                                       ^~~~~~~~~~~~~~ hint: 'isOn' copies 'isLiked' only when 'Like' appears, so it never shows later values
}

struct Owner: View {
    let name: String
    @State private var model = Model()
    var body: some View { Text(model.name).task { model.name = name } }
//                                                ^~~~~~~~~~~~~~~~~ info: 'model.name' copies 'name' only when 'Owner' appears, so it never shows later values
}

struct Home: View {
    @State private var value = 0.0
    @State private var name = ""

    var body: some View {
        Meter(value: value)
        Ring(value: value)
        Title(name: name)
        Like(isLiked: value > 0)
        Owner(name: name)
        Slider(value: $value)
        TextField("Name", text: $name)
    }
}
