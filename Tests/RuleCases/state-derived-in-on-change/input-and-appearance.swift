// The same expression when the view appears and with each change; a closure that is passed the new value says the same

import SwiftUI

struct Twice: View {
    let number: Int
    @State private var twice = 0
//                     ^~~~~ hint: 'twice' is always computed from 'number'; use a computed property, which is never one update late
//                     suggested fix: Compute 'twice', because 'twice' then changes one update earlier

    var body: some View {
        Text("\(twice)")
            .onAppear { twice = number * 2 }
            .onChange(of: number) { new in twice = new * 2 }
    }
}
// --- fixed
import SwiftUI

struct Twice: View {
    let number: Int
    private var twice: Int { number * 2 }

    var body: some View {
        Text("\(twice)")
    }
}
