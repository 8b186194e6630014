// The caller computes the value, so the view can only take it as an initial value

import SwiftUI

struct Home: View {
    @State private var courses: [Int] = []

    var body: some View {
        Button("Add") { courses.append(courses.count) }
        CourseList(courses: courses, selected: courses[0] + 1)
    }
}

struct CourseList: View {
    let courses: [Int]
    @State var selected: Int
//             ^~~~~~~~ info: 'CourseList' keeps its first 'selected' when the caller's value changes; take it as an initial value
//             suggested fix: Add an initializer that takes 'selected' as an initial value and make it private, because 'CourseList' still ignores later values

    var body: some View {
        Text("\(selected)").onTapGesture { selected = 0 }
    }
}
// --- fixed
import SwiftUI

struct Home: View {
    @State private var courses: [Int] = []

    var body: some View {
        Button("Add") { courses.append(courses.count) }
        CourseList(courses: courses, selected: courses[0] + 1)
    }
}

struct CourseList: View {
    let courses: [Int]
    @State private var selected: Int

    init(courses: [Int], selected initialSelected: Int) {
        self.courses = courses
        _selected = State(initialValue: initialSelected)
    }

    var body: some View {
        Text("\(selected)").onTapGesture { selected = 0 }
    }
}
