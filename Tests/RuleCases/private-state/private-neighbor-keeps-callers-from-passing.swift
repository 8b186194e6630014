// A private property beside it makes the initializer private, so no caller can pass a value

import SwiftUI

struct Themes: View {
    @State var wallpaper = ""
//             ^~~~~~~~~ info: 'wallpaper' belongs only to 'Themes'; make it private
//             safe fix: Make 'wallpaper' private
    private var columns = ["a", "b"]

    var body: some View {
        Text(wallpaper + columns.joined())
    }
}
// --- fixed
import SwiftUI

struct Themes: View {
    @State private var wallpaper = ""
    private var columns = ["a", "b"]

    var body: some View {
        Text(wallpaper + columns.joined())
    }
}
