// A computed property of a struct makes new elements whenever the view reads it

// --- Subscription.swift
import Foundation

struct Payment: Identifiable {
    let id = UUID()
    let amount: Int
}

struct Subscription {
    var months = 3
    var history: [Payment] { (0..<months).map { Payment(amount: $0) } }
    var stored: [Payment] = []
    var paid: [Payment] { stored.filter { $0.amount > 0 } }
}

// --- Home.swift
import SwiftUI

struct PaymentRow: View {
    let payment: Payment
    @State private var note = ""

    var body: some View { TextField("Note", text: $note) }
}

struct Home: View {
    @State private var subscription = Subscription()
    @State private var name = ""

    var body: some View {
        List {
            TextField("Name", text: $name)
            Stepper("Months", value: $subscription.months)
            ForEach(subscription.history) { PaymentRow(payment: $0) }
//                  ^~~~~~~~~~~~~~~~~~~~ warning: Every update re-creates each 'Payment' with a new 'id', so the rows lose their state; use a stable id
        }
    }
}

struct Overview: View {
    let subscription: Subscription
    @State private var name = ""

    var body: some View {
        List {
            TextField("Name", text: $name)
            ForEach(subscription.history) { PaymentRow(payment: $0) }
//                  ^~~~~~~~~~~~~~~~~~~~ warning: Every update re-creates each 'Payment' with a new 'id', so the rows lose their state; use a stable id
            ForEach(subscription.paid) { PaymentRow(payment: $0) }
        }
    }
}
