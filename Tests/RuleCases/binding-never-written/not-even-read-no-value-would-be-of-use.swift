// Not even read: no value would be of use

import SwiftUI

struct Sheet: View {
    @Binding var isPresented: Bool
//               ^~~~~~~~~~~ info: 'Sheet' neither reads nor changes its @Binding 'isPresented'

    var body: some View {
        Text("Hello")
    }
}
