// The input's name says that the view only starts with it

import SwiftUI

struct Section: View {
    let startExpanded: Bool
    @State private var isExpanded = false

    var body: some View {
        Button("\(isExpanded)") { isExpanded.toggle() }.onAppear { isExpanded = startExpanded }
    }
}

struct Pages: View {
    let startIndex: Int
    @State private var index = 0

    var body: some View { Text("\(index)").onAppear { index = startIndex } }
}

struct Home: View {
    @State private var isOn = false
    @State private var number = 0

    var body: some View {
        Section(startExpanded: isOn)
        Pages(startIndex: number)
        Toggle("On", isOn: $isOn)
        Stepper("Number", value: $number)
    }
}
