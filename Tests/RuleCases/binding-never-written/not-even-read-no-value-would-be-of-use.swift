// Not even read: no value would be of use

import SwiftUI

struct Sheet: View {
    @Binding var isPresented: Bool
//               ^~~~~~~~~~~ info: 'Sheet' never uses its @Binding 'isPresented'; remove it

    var body: some View {
        Text("Hello")
    }
}
