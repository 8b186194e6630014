// A closure that runs when the view's own state changes does not run for later values

import SwiftUI

struct Row: View {
    let isSelected: Bool
    @State private var isPressed = false
    @State private var color = Color.clear

    var body: some View {
        Text("x").foregroundColor(color).onTapGesture { isPressed.toggle() }
            .onAppear { color = isSelected ? .white : .black }
//                      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ hint: 'color' copies 'isSelected' only when 'Row' appears, so it never shows later values
            .onChange(of: isPressed) { color = isSelected ? .white : .black }
    }
}

struct Home: View {
    @State private var isOn = false

    var body: some View {
        Row(isSelected: isOn)
        Toggle("", isOn: $isOn)
    }
}
