// Previews and tests begin again on purpose

// --- A.swift
import SwiftUI

final class Model: ObservableObject {
    static let shared = Model()
    init(id: Int = 0) {}
}

@Observable final class ObsModel {}

struct A: View { var body: some View { Text("") } }

#Preview { A().environmentObject(Model()) }

private struct P: PreviewProvider {
    static var previews: some View { A().environment(ObsModel()) }
    struct Inner: View { var body: some View { A().environmentObject(Model()) } }
}

struct Host: View { var body: some View { A().environmentObject(Model()) } }

#Preview { Host() }
// --- ATests.swift
import SwiftUI
import XCTest

struct Host: View { var body: some View { A().environmentObject(Model()) } }
