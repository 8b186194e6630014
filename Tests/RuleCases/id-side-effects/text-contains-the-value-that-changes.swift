// The identity is a text that contains the value that changes

import SwiftUI

struct Home: View {
    @State private var password = ""

    var body: some View {
        SecureField("Password", text: $password).id("field-\(password)")
//                                                  ^~~~~~~~~~~~~~~~~~~ warning: Typing changes 'password', so SwiftUI re-creates the 'SecureField' and dismisses the keyboard
//                                                  suggested fix: Remove '.id("field-\(password)")', because the view may be reset on purpose
    }
}
// --- fixed
import SwiftUI

struct Home: View {
    @State private var password = ""

    var body: some View {
        SecureField("Password", text: $password)
    }
}
