// Callers give a list other values with the same identity

import SwiftUI

struct Toast: Identifiable, Equatable {
    let id: Int
    var text = ""
    var progress = 0.0
}

extension Toast {
    static func == (a: Toast, b: Toast) -> Bool { a.id == b.id }
//              ^~ warning: '==' of 'Toast' leaves out 'text', so 'Bar' does not update when only 'text' changes
//              suggested fix: Compare 'text' and 'progress' too, because two values of 'Toast' that differ only in 'text' or 'progress' are then different
}

@Observable
final class Center {
    var toasts: [Toast] = []
    func refresh(_ new: [Toast]) { toasts = new }
}

struct Bar: View {
    let toast: Toast
    var body: some View { Text("\(toast.text) \(toast.progress)") }
}

struct Bars: View {
    let center: Center
    var body: some View { ForEach(center.toasts) { Bar(toast: $0) } }
}

// One element is replaced.
struct Order: Identifiable, Equatable {
    let id: Int
    var state: String
    static func == (a: Order, b: Order) -> Bool { a.id == b.id }
//              ^~ warning: '==' of 'Order' leaves out 'state', so 'OrderRow' does not update when only 'state' changes
//              suggested fix: Compare 'state' too, because two values of 'Order' that differ only in 'state' are then different
}

final class Orders: ObservableObject {
    @Published var orders: [Order] = []

    func update(_ order: Order) {
        guard let index = orders.firstIndex(where: { $0.id == order.id }) else { return }
        orders[index] = order
    }
}

struct OrderRow: View {
    let order: Order
    var body: some View { Text(order.state) }
}

struct OrdersView: View {
    @StateObject private var model = Orders()
    var body: some View { List(model.orders) { order in OrderRow(order: order) } }
}

// A choice is another value, and most likely of another identity.
struct Place: Identifiable, Equatable {
    let id: Int
    var name: String
    static func == (a: Place, b: Place) -> Bool { a.id == b.id }
}

@Observable
final class Map {
    var selection = Place(id: 0, name: "")
    func select(_ place: Place) { selection = place }
}

struct PlaceView: View {
    let place: Place
    var body: some View { Text(place.name) }
}

struct MapView: View {
    @State private var map = Map()
    var body: some View { PlaceView(place: map.selection) }
}

// Nothing but an initializer stores the list.
struct Level: Identifiable, Equatable {
    let id: Int
    var name: String
    static func == (a: Level, b: Level) -> Bool { a.id == b.id }
}

@Observable
final class Game {
    var levels: [Level]
    init(levels: [Level]) { self.levels = levels }
}

struct LevelRow: View {
    let level: Level
    var body: some View { Text(level.name) }
}

struct GameView: View {
    let game: Game
    var body: some View { ForEach(game.levels) { LevelRow(level: $0) } }
}

// Constant members.
struct Word: Identifiable, Equatable {
    let id: Int
    let text: String
    static func == (a: Word, b: Word) -> Bool { a.id == b.id }
}

@Observable
final class Dictionary1 {
    var words: [Word] = []
    func show(_ found: [Word]) { words = found }
}

struct WordRow: View {
    let word: Word
    var body: some View { Text(word.text) }
}

struct WordsView: View {
    let dictionary: Dictionary1
    var body: some View { ForEach(dictionary.words) { WordRow(word: $0) } }
}

// Decoded values may differ in constants.
struct Offer: Codable, Identifiable, Equatable {
    let id: Int
    let price: Double
    let name: String
    static func == (a: Offer, b: Offer) -> Bool { a.id == b.id }
//              ^~ info: '==' of 'Offer' leaves out 'name', so 'OfferRow' does not update when only 'name' changes
//              suggested fix: Compare 'name' too, because two values of 'Offer' that differ only in 'name' are then different
}

final class Offers: ObservableObject {
    @Published var offers: [Offer] = []
    func show(_ found: [Offer]) { offers = found }
}

struct OfferRow: View {
    let offer: Offer
    var body: some View { Text(offer.name) }
}

struct OffersView: View {
    @StateObject private var model = Offers()
    var body: some View { ForEach(model.offers) { OfferRow(offer: $0) } }
}
// --- fixed
import SwiftUI

struct Toast: Identifiable, Equatable {
    let id: Int
    var text = ""
    var progress = 0.0
}

extension Toast {
    static func == (a: Toast, b: Toast) -> Bool { a.id == b.id && a.text == b.text && a.progress == b.progress }
}

@Observable
final class Center {
    var toasts: [Toast] = []
    func refresh(_ new: [Toast]) { toasts = new }
}

struct Bar: View {
    let toast: Toast
    var body: some View { Text("\(toast.text) \(toast.progress)") }
}

struct Bars: View {
    let center: Center
    var body: some View { ForEach(center.toasts) { Bar(toast: $0) } }
}

// One element is replaced.
struct Order: Identifiable, Equatable {
    let id: Int
    var state: String
    static func == (a: Order, b: Order) -> Bool { a.id == b.id && a.state == b.state }
}

final class Orders: ObservableObject {
    @Published var orders: [Order] = []

    func update(_ order: Order) {
        guard let index = orders.firstIndex(where: { $0.id == order.id }) else { return }
        orders[index] = order
    }
}

struct OrderRow: View {
    let order: Order
    var body: some View { Text(order.state) }
}

struct OrdersView: View {
    @StateObject private var model = Orders()
    var body: some View { List(model.orders) { order in OrderRow(order: order) } }
}

// A choice is another value, and most likely of another identity.
struct Place: Identifiable, Equatable {
    let id: Int
    var name: String
    static func == (a: Place, b: Place) -> Bool { a.id == b.id }
}

@Observable
final class Map {
    var selection = Place(id: 0, name: "")
    func select(_ place: Place) { selection = place }
}

struct PlaceView: View {
    let place: Place
    var body: some View { Text(place.name) }
}

struct MapView: View {
    @State private var map = Map()
    var body: some View { PlaceView(place: map.selection) }
}

// Nothing but an initializer stores the list.
struct Level: Identifiable, Equatable {
    let id: Int
    var name: String
    static func == (a: Level, b: Level) -> Bool { a.id == b.id }
}

@Observable
final class Game {
    var levels: [Level]
    init(levels: [Level]) { self.levels = levels }
}

struct LevelRow: View {
    let level: Level
    var body: some View { Text(level.name) }
}

struct GameView: View {
    let game: Game
    var body: some View { ForEach(game.levels) { LevelRow(level: $0) } }
}

// Constant members.
struct Word: Identifiable, Equatable {
    let id: Int
    let text: String
    static func == (a: Word, b: Word) -> Bool { a.id == b.id }
}

@Observable
final class Dictionary1 {
    var words: [Word] = []
    func show(_ found: [Word]) { words = found }
}

struct WordRow: View {
    let word: Word
    var body: some View { Text(word.text) }
}

struct WordsView: View {
    let dictionary: Dictionary1
    var body: some View { ForEach(dictionary.words) { WordRow(word: $0) } }
}

// Decoded values may differ in constants.
struct Offer: Codable, Identifiable, Equatable {
    let id: Int
    let price: Double
    let name: String
    static func == (a: Offer, b: Offer) -> Bool { a.id == b.id && a.name == b.name }
}

final class Offers: ObservableObject {
    @Published var offers: [Offer] = []
    func show(_ found: [Offer]) { offers = found }
}

struct OfferRow: View {
    let offer: Offer
    var body: some View { Text(offer.name) }
}

struct OffersView: View {
    @StateObject private var model = Offers()
    var body: some View { ForEach(model.offers) { OfferRow(offer: $0) } }
}
