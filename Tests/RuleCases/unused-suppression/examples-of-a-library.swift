// The app does not build the examples of a copied library, so nothing is known about their suppressions

// --- Libraries/Charts/Demo/ChartDemo.swift
import SwiftUI

struct ChartDemo: View {
    let title: String
    // statewise:disable:next private-state -- set by the host
    @State private var isOpen = false

    var body: some View { Toggle(title, isOn: $isOpen) }
}
