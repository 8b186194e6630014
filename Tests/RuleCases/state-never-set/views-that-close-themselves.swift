// What is presented gets the binding only to close itself

// --- Home.swift
import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Home() } }
}

struct Home: View {
    @State private var isPicking = false
//                     ^~~~~~~~~ info: Nothing sets 'isPicking' to 'true', so the sheet never appears; set it or delete the sheet
    @State private var isEditing = false
    @State private var showsDetail = false
//                     ^~~~~~~~~~~ info: Nothing sets 'showsDetail' to 'true', so the destination never appears; set it or delete the destination
    @State private var isImporting = false
//                     ^~~~~~~~~~~ info: Nothing sets 'isImporting' to 'true', so the file importer never appears; set it or delete the file importer

    var body: some View {
        NavigationStack {
            Text("Home")
                .navigationDestination(isPresented: $showsDetail) { Text("Detail") }
        }
        .sheet(isPresented: $isPicking) { Picking(isPresented: $isPicking) }
        .sheet(isPresented: $isEditing) { Editing(isPresented: $isEditing) }
        .fileImporter(isPresented: $isImporting, allowedContentTypes: []) { _ in }
    }
}
// --- Picking.swift
import SwiftUI

struct Picking: View {
    @Binding var isPresented: Bool

    var body: some View {
        Button("Close") { isPresented = false }
    }
}

struct Editing: View {
    @Binding var isPresented: Bool

    var body: some View {
        Button("Close") { isPresented = false }
            .task { isPresented = true }
    }
}
