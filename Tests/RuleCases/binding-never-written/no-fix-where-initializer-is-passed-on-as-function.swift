// No fix where the initializer is passed on as a function

import SwiftUI

struct Caption: View {
    @Binding var text: String
//               ^~~~ info: 'Caption' only reads its @Binding; 'let text: String' is enough

    var body: some View {
        Text(text)
    }
}

let make = Caption.init
