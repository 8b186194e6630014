// No view is known yet

import SwiftUI

class C: ObservableObject {
    @Published var name = ""
}

class P: ObservableObject {
    @Published var child = C()
//                 ^~~~~ info: Changes inside 'child' do not reach observers of 'P'
    let other = C()
//      ^~~~~ info: Changes inside 'other' do not reach observers of 'P'
    @Published var rows: [C] = []
//                 ^~~~ info: Changes inside the elements of 'rows' do not reach observers of 'P', and no view observes a 'C' by itself

    init() {}
}
