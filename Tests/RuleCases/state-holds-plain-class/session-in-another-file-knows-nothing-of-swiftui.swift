// A session in another file that knows nothing of SwiftUI

// --- Home.swift
import SwiftUI

struct Home: View {
    @State private var session: Session?
//                     ^~~~~~~ hint: 'Home' does not update when 'session.title' changes, because the class 'Session' is not @Observable
//                     suggested fix: Mark 'Session' @Observable, because every view that reads from 'Session' then updates when it changes

    var body: some View {
        if let session {
            Text(session.title)
        }
    }
}
// --- Session.swift
import Foundation

class Session: NSObject {
    var title: String { "" }
}
// --- fixed Session.swift
import Foundation
import Observation

@Observable class Session: NSObject {
    var title: String { "" }
}
