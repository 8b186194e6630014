// A projected binding also stores the object on its way again, and a member of Binding itself hides one of the value

import SwiftUI

@Observable final class Settings {
    var name = ""
}

struct Payment {
    var transaction = ""
    var note = ""
}

struct Form: View {
    @State private var settings = Settings()
    @State private var payment = Payment()

    var body: some View {
        TextField("Name", text: Binding(get: { settings.name }, set: { settings.name = $0 }))
//                              ^~~~~~~ hint: This binding only reads and writes 'settings.name'; use '$settings.name'
//                              suggested fix: Use '$settings.name', because each change then also sets 'settings'
        TextField("Transaction", text: Binding(get: { payment.transaction }, set: { payment.transaction = $0 }))
    }
}
// --- fixed
import SwiftUI

@Observable final class Settings {
    var name = ""
}

struct Payment {
    var transaction = ""
    var note = ""
}

struct Form: View {
    @State private var settings = Settings()
    @State private var payment = Payment()

    var body: some View {
        TextField("Name", text: $settings.name)
        TextField("Transaction", text: Binding(get: { payment.transaction }, set: { payment.transaction = $0 }))
    }
}
