// Another file uses the state, which is public or visible in the package on purpose

// --- Row.swift
import SwiftUI

public struct Row: View {
    @State public var count = 0
    public init() {}
    public var body: some View { Button("\(count)") { count += 1 } }
}

public struct Line: View {
    @State package var width = 0
    package init() {}
    public var body: some View { Stepper("\(width)", value: $width) }
}

// --- Home.swift
import SwiftUI

struct Home: View {
    let line: Line
    var body: some View {
        Row()
        line.frame(width: Double(line.width))
    }
}

extension Row { var doubled: Int { count * 2 } }
