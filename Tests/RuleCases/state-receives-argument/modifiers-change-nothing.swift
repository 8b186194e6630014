// A modifier of SwiftUI returns something new and leaves the state as it is

import SwiftUI

struct Icon: View {
    @State var image: Image
//             ^~~~~ info: 'Icon' never sets 'image', so @State only keeps its first value; make it a plain 'let'
//             suggested fix: Make 'image' a plain 'let', because 'Icon' then shows later values too

    var body: some View {
        image.resizable()
    }
}

struct Home: View {
    @State private var name = "star"

    var body: some View {
        TextField("Name", text: $name)
        Icon(image: Image(systemName: name))
    }
}
// --- fixed
import SwiftUI

struct Icon: View {
    let image: Image

    var body: some View {
        image.resizable()
    }
}

struct Home: View {
    @State private var name = "star"

    var body: some View {
        TextField("Name", text: $name)
        Icon(image: Image(systemName: name))
    }
}
