// Code of another type calls what the wrapper provides

// --- Sheet.swift
import SwiftUI

struct Sheet: View {
    @Environment(\.dismiss) var dismiss

    var body: some View { Button("Close") { dismiss() } }
}
// --- Other.swift
import SwiftUI

@MainActor func close(_ sheet: Sheet) { sheet.dismiss() }
