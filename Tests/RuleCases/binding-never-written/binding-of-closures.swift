// A call passes a binding that consists of closures

import SwiftUI

struct Pet { var name: String }

struct Collar: View {
    @Binding var pet: Pet
//               ^~~ info: 'Collar' only reads its @Binding; 'let pet: Pet' is enough
//               suggested fix: Take 'pet' as a plain value, because closures that run later read the value that 'Collar' was created with
    var body: some View { Text(pet.name) }
}

struct Profile: View {
    @State private var pet: Pet?
    var body: some View {
        Button("Adopt") { pet = Pet(name: "Rex") }
        if pet != nil {
            Collar(pet: Binding(get: { self.pet ?? Pet(name: "") }, set: { self.pet = $0 }))
        }
    }
}
// --- fixed
import SwiftUI

struct Pet { var name: String }

struct Collar: View {
    let pet: Pet
    var body: some View { Text(pet.name) }
}

struct Profile: View {
    @State private var pet: Pet?
    var body: some View {
        Button("Adopt") { pet = Pet(name: "Rex") }
        if pet != nil {
            Collar(pet: self.pet ?? Pet(name: ""))
        }
    }
}
