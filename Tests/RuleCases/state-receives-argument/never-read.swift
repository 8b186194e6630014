// Nobody misses later values of what the view never reads

import SwiftUI

struct ResetForm: View {
    @State var number: String
    var body: some View { Text("Reset") }
}

struct Login: View {
    @State private var number = ""
    var body: some View {
        TextField("Number", text: $number)
        ResetForm(number: number)
    }
}
