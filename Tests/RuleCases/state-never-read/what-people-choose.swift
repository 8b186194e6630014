// A form saves one of its fields and forgets the others

import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Home() } }
}

struct Task: Identifiable {
    let id: Int
    var title: String
    var due: Date
}

struct Home: View {
    @State private var tasks: [Task] = []
    @State private var edited: Task?

    var body: some View {
        List(tasks) { task in
            Button(task.title) { edited = task }
        }
        .sheet(item: $edited) { task in
            Editor(task: task) { title in tasks.append(Task(id: 1, title: title, due: task.due)) }
        }
    }
}

struct Editor: View {
    @State private var title: String
    @State private var due: Date
//                     ^~~ info: Nothing reads what people choose in 'due'; use it or delete the control
    @State private var isUrgent = false
//                     ^~~~~~~~ info: Nothing reads what people choose in 'isUrgent'; use it or delete the control
    @State private var count = 1
//                     ^~~~~ info: Nothing reads what people choose in 'count'; use it or delete the control
    @State private var color = Color.red
//                     ^~~~~ info: Nothing reads what people choose in 'color'; use it or delete the control
    @State private var place = ""
//                     ^~~~~ info: Nothing reads what people choose in 'place'; use it or delete the control
    let save: (String) -> Void

    init(task: Task, save: @escaping (String) -> Void) {
        _title = State(initialValue: task.title)
        _due = State(initialValue: task.due)
        self.save = save
    }

    var body: some View {
        Form {
            TextField("Title", text: $title)
            DatePicker("Due", selection: $due)
            Toggle("Urgent", isOn: $isUrgent)
            Stepper("Count", value: $count, in: 1...9)
            ColorPicker("Color", selection: $color)
            Picker("Place", selection: $place) {
                Text("Home").tag("home")
                Text("Work").tag("work")
            }
            Button("Reset") { isUrgent = false }
            Button("Save") { save(title) }
        }
    }
}

struct Volume: View {
    @State private var level = 0.5
//                     ^~~~~ hint: Nothing reads what people choose in 'level'; use it or delete the control

    var body: some View {
        Slider(value: $level)
            .onAppear { level = UserDefaults.standard.double(forKey: "level") }
    }
}

struct Volumes: View {
    var body: some View { Volume() }
}
