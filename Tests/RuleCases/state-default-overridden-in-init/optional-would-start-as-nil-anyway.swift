// Without its initial value, an optional still starts as nil, so that the assignment stays without effect

import SwiftUI

struct AddressForm: View {
    let title: String
    @State private var zipError: String? = nil

    init(title: String, zip: String) {
        self.title = title
        zipError = zip.isEmpty ? "Required" : nil
//      ^~~~~~~~ warning: This assignment is ignored: 'AddressForm' starts with nil; assign to '_zipError' instead
//      suggested fix: Set '_zipError' to 'State(initialValue:)', because 'AddressForm' then starts with 'zip.isEmpty ? "Required" : nil'
//      suggested fix: Delete the assignment to 'zipError', because 'AddressForm' may be meant to start with 'zip.isEmpty ? "Required" : nil'
    }

    var body: some View {
        Text(title)
        if let zipError { Text(zipError) }
    }
}

struct NoteForm: View {
    let title: String
    @State private var note: String? = "None"

    init(title: String) {
        self.title = title
        note = title
//      ^~~~ warning: This assignment is ignored: 'NoteForm' starts with "None"; assign to '_note' instead
//      suggested fix: Set '_note' to 'State(initialValue:)', because 'NoteForm' then starts with 'title'
//      suggested fix: Delete the assignment to 'note', because 'NoteForm' may be meant to start with 'title'
    }

    var body: some View { Text(title + (note ?? "")) }
}
// --- fixed
import SwiftUI

struct AddressForm: View {
    let title: String
    @State private var zipError: String? = nil

    init(title: String, zip: String) {
        self.title = title
        _zipError = State(initialValue: zip.isEmpty ? "Required" : nil)
    }

    var body: some View {
        Text(title)
        if let zipError { Text(zipError) }
    }
}

struct NoteForm: View {
    let title: String
    @State private var note: String? = "None"

    init(title: String) {
        self.title = title
        _note = State(initialValue: title)
    }

    var body: some View { Text(title + (note ?? "")) }
}
