// Loaded values replace those with the same identity

import SwiftUI

struct Recipe: Codable, Identifiable, Equatable {
    let id: Int
    var title: String
    var minutes: Int
    static func == (a: Recipe, b: Recipe) -> Bool { a.id == b.id }
//              ^~ info: '==' of 'Recipe' leaves out 'title', so 'RecipeRow' does not update when only 'title' changes
//              suggested fix: Compare 'title' too, because two values of 'Recipe' that differ only in 'title' are then different
}

struct Client {
    func recipes() async throws -> [Recipe] { [] }
    func page() async throws -> Page { Page(entries: []) }
    func load(_ done: @escaping ([Offer]) -> Void) { done([]) }
    func basket() async throws -> Basket { Basket(id: 1, items: []) }
    func files() async throws -> [File] { [] }
}

@MainActor
final class Recipes: ObservableObject {
    @Published var recipes: [Recipe] = []
    private let client = Client()
    func load() async { recipes = (try? await client.recipes()) ?? [] }
}

struct RecipeRow: View {
    let recipe: Recipe
    var body: some View { Text(recipe.title) }
}

struct RecipesView: View {
    @StateObject private var model = Recipes()
    var body: some View {
        List(model.recipes) { recipe in RecipeRow(recipe: recipe) }
            .refreshable { await model.load() }
    }
}

// An observable object announces only lists that differ.
struct Entry: Codable, Identifiable, Equatable {
    let id: Int
    let text: String
    static func == (a: Entry, b: Entry) -> Bool { a.id == b.id }
//              ^~ info: '==' of 'Entry' leaves out 'text', so 'JournalView' does not update when only 'text' changes
//              suggested fix: Compare 'text' too, because two values of 'Entry' that differ only in 'text' are then different
}

struct Page { let entries: [Entry] }

@MainActor
@Observable
final class Journal {
    var entries: [Entry] = []
    func load() async throws {
        let page = try await Client().page()
        entries = page.entries
    }
}

struct JournalView: View {
    @State private var journal = Journal()
    var body: some View {
        ForEach(journal.entries) { entry in Text(entry.text) }
            .task { try? await journal.load() }
    }
}

// A closure receives the values.
struct Offer: Identifiable, Equatable {
    let id: Int
    var price: Double
    var name: String
    static func == (a: Offer, b: Offer) -> Bool { a.id == b.id }
//              ^~ info: '==' of 'Offer' leaves out 'name', so 'OfferRow' does not update when only 'name' changes
//              suggested fix: Compare 'name' too, because two values of 'Offer' that differ only in 'name' are then different
}

final class Offers: ObservableObject {
    @Published var offers: [Offer] = []
    func load() { Client().load { self.offers = $0 } }
}

struct OfferRow: View {
    let offer: Offer
    var body: some View { Text(offer.name) }
}

struct OffersView: View {
    @StateObject private var model = Offers()
    var body: some View { ForEach(model.offers) { OfferRow(offer: $0) } }
}

// The list is part of a value that is loaded.
struct Item: Codable, Identifiable, Equatable {
    let id: Int
    var isDone: Bool
    var note: String
    static func == (a: Item, b: Item) -> Bool { a.id == b.id && a.isDone == b.isDone }
//              ^~ info: '==' of 'Item' leaves out 'note', so 'ItemRow' does not update when only 'note' changes
//              suggested fix: Compare 'note' too, because two values of 'Item' that differ only in 'note' are then different
}

struct Basket {
    let id: Int
    var items: [Item]
}

@MainActor
@Observable
final class Shopping {
    var basket: Basket?
    func load() async throws {
        let loaded = try await Client().basket()
        basket = Basket(id: loaded.id, items: loaded.items.filter { !$0.isDone })
    }
}

struct ItemRow: View {
    let item: Item
    var body: some View { Text(item.note) }
}

struct ShoppingView: View {
    @State private var shopping = Shopping()
    var body: some View {
        if let basket = shopping.basket {
            ForEach(basket.items) { item in ItemRow(item: item) }
        }
    }
}

// A version changes along.
struct File: Codable, Identifiable, Equatable {
    let id: Int
    let changed: Date
    var name: String
    static func == (a: File, b: File) -> Bool { a.id == b.id && a.changed == b.changed }
}

@MainActor
final class Files: ObservableObject {
    @Published var files: [File] = []
    func load() async throws { files = try await Client().files() }
}

struct FileRow: View {
    let file: File
    var body: some View { Text(file.name) }
}

struct FilesView: View {
    @StateObject private var model = Files()
    var body: some View { ForEach(model.files) { file in FileRow(file: file) } }
}

// The same values in another order, after a pause.
struct Song: Identifiable, Equatable {
    let id: Int
    var name: String
    static func == (a: Song, b: Song) -> Bool { a.id == b.id }
}

@MainActor
final class Songs: ObservableObject {
    @Published var songs: [Song] = []
    func shuffle() async {
        let shuffled = songs.shuffled()
        await Task.yield()
        songs = shuffled
    }
}

struct SongRow: View {
    let song: Song
    var body: some View { Text(song.name) }
}

struct SongsView: View {
    @StateObject private var model = Songs()
    var body: some View { ForEach(model.songs) { song in SongRow(song: song) } }
}

// A version of another type than a date, and the old elements in another order.
struct Memo: Codable, Identifiable, Equatable {
    let id: Int
    let version: Int
    var text: String
    static func == (a: Memo, b: Memo) -> Bool { a.id == b.id && a.version == b.version }
}

struct Chore: Codable, Identifiable, Equatable {
    let id: Int
    var text: String
    static func == (a: Chore, b: Chore) -> Bool { a.id == b.id }
}

func sorted(_ tasks: [Chore]) async -> [Chore] { tasks }

@MainActor
final class Notebook: ObservableObject {
    @Published var memos: [Memo] = []
    @Published var tasks: [Chore] = []
    func load() async {
        memos = await Archive.load()
        tasks = await sorted(tasks)
    }
}

enum Archive {
    static func load() async -> [Memo] { [] }
}

struct MemoRow: View {
    let memo: Memo
    var body: some View { Text(memo.text) }
}

struct TaskRow: View {
    let task: Chore
    var body: some View { Text(task.text) }
}

struct NotebookView: View {
    @StateObject private var notebook = Notebook()
    var body: some View {
        ForEach(notebook.memos) { memo in MemoRow(memo: memo) }
        ForEach(notebook.tasks) { task in TaskRow(task: task) }
    }
}
// --- fixed
import SwiftUI

struct Recipe: Codable, Identifiable, Equatable {
    let id: Int
    var title: String
    var minutes: Int
    static func == (a: Recipe, b: Recipe) -> Bool { a.id == b.id && a.title == b.title }
}

struct Client {
    func recipes() async throws -> [Recipe] { [] }
    func page() async throws -> Page { Page(entries: []) }
    func load(_ done: @escaping ([Offer]) -> Void) { done([]) }
    func basket() async throws -> Basket { Basket(id: 1, items: []) }
    func files() async throws -> [File] { [] }
}

@MainActor
final class Recipes: ObservableObject {
    @Published var recipes: [Recipe] = []
    private let client = Client()
    func load() async { recipes = (try? await client.recipes()) ?? [] }
}

struct RecipeRow: View {
    let recipe: Recipe
    var body: some View { Text(recipe.title) }
}

struct RecipesView: View {
    @StateObject private var model = Recipes()
    var body: some View {
        List(model.recipes) { recipe in RecipeRow(recipe: recipe) }
            .refreshable { await model.load() }
    }
}

// An observable object announces only lists that differ.
struct Entry: Codable, Identifiable, Equatable {
    let id: Int
    let text: String
    static func == (a: Entry, b: Entry) -> Bool { a.id == b.id && a.text == b.text }
}

struct Page { let entries: [Entry] }

@MainActor
@Observable
final class Journal {
    var entries: [Entry] = []
    func load() async throws {
        let page = try await Client().page()
        entries = page.entries
    }
}

struct JournalView: View {
    @State private var journal = Journal()
    var body: some View {
        ForEach(journal.entries) { entry in Text(entry.text) }
            .task { try? await journal.load() }
    }
}

// A closure receives the values.
struct Offer: Identifiable, Equatable {
    let id: Int
    var price: Double
    var name: String
    static func == (a: Offer, b: Offer) -> Bool { a.id == b.id && a.name == b.name }
}

final class Offers: ObservableObject {
    @Published var offers: [Offer] = []
    func load() { Client().load { self.offers = $0 } }
}

struct OfferRow: View {
    let offer: Offer
    var body: some View { Text(offer.name) }
}

struct OffersView: View {
    @StateObject private var model = Offers()
    var body: some View { ForEach(model.offers) { OfferRow(offer: $0) } }
}

// The list is part of a value that is loaded.
struct Item: Codable, Identifiable, Equatable {
    let id: Int
    var isDone: Bool
    var note: String
    static func == (a: Item, b: Item) -> Bool { a.id == b.id && a.isDone == b.isDone && a.note == b.note }
}

struct Basket {
    let id: Int
    var items: [Item]
}

@MainActor
@Observable
final class Shopping {
    var basket: Basket?
    func load() async throws {
        let loaded = try await Client().basket()
        basket = Basket(id: loaded.id, items: loaded.items.filter { !$0.isDone })
    }
}

struct ItemRow: View {
    let item: Item
    var body: some View { Text(item.note) }
}

struct ShoppingView: View {
    @State private var shopping = Shopping()
    var body: some View {
        if let basket = shopping.basket {
            ForEach(basket.items) { item in ItemRow(item: item) }
        }
    }
}

// A version changes along.
struct File: Codable, Identifiable, Equatable {
    let id: Int
    let changed: Date
    var name: String
    static func == (a: File, b: File) -> Bool { a.id == b.id && a.changed == b.changed }
}

@MainActor
final class Files: ObservableObject {
    @Published var files: [File] = []
    func load() async throws { files = try await Client().files() }
}

struct FileRow: View {
    let file: File
    var body: some View { Text(file.name) }
}

struct FilesView: View {
    @StateObject private var model = Files()
    var body: some View { ForEach(model.files) { file in FileRow(file: file) } }
}

// The same values in another order, after a pause.
struct Song: Identifiable, Equatable {
    let id: Int
    var name: String
    static func == (a: Song, b: Song) -> Bool { a.id == b.id }
}

@MainActor
final class Songs: ObservableObject {
    @Published var songs: [Song] = []
    func shuffle() async {
        let shuffled = songs.shuffled()
        await Task.yield()
        songs = shuffled
    }
}

struct SongRow: View {
    let song: Song
    var body: some View { Text(song.name) }
}

struct SongsView: View {
    @StateObject private var model = Songs()
    var body: some View { ForEach(model.songs) { song in SongRow(song: song) } }
}

// A version of another type than a date, and the old elements in another order.
struct Memo: Codable, Identifiable, Equatable {
    let id: Int
    let version: Int
    var text: String
    static func == (a: Memo, b: Memo) -> Bool { a.id == b.id && a.version == b.version }
}

struct Chore: Codable, Identifiable, Equatable {
    let id: Int
    var text: String
    static func == (a: Chore, b: Chore) -> Bool { a.id == b.id }
}

func sorted(_ tasks: [Chore]) async -> [Chore] { tasks }

@MainActor
final class Notebook: ObservableObject {
    @Published var memos: [Memo] = []
    @Published var tasks: [Chore] = []
    func load() async {
        memos = await Archive.load()
        tasks = await sorted(tasks)
    }
}

enum Archive {
    static func load() async -> [Memo] { [] }
}

struct MemoRow: View {
    let memo: Memo
    var body: some View { Text(memo.text) }
}

struct TaskRow: View {
    let task: Chore
    var body: some View { Text(task.text) }
}

struct NotebookView: View {
    @StateObject private var notebook = Notebook()
    var body: some View {
        ForEach(notebook.memos) { memo in MemoRow(memo: memo) }
        ForEach(notebook.tasks) { task in TaskRow(task: task) }
    }
}
