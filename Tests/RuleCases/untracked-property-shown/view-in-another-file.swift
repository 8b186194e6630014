// The class, the view that shows the property and the one that changes it stand in three files

// --- Score.swift
import SwiftUI

final class Score: ObservableObject {
    @Published var name = ""
    var round = 0
//      ^~~~~ warning: 'ScoreView' shows 'round' of 'Score', whose changes are not published because it is not @Published
//      suggested fix: Publish 'round', because every change of 'round' then updates all views that observe 'Score'
}
// --- ScoreView.swift
import SwiftUI

struct ScoreView: View {
    @EnvironmentObject var score: Score
    var body: some View { Text("\(score.name) \(score.round)") }
}
// --- NextView.swift
import SwiftUI

struct NextView: View {
    @EnvironmentObject var score: Score
    var body: some View { Button("Next") { score.round += 1 } }
}
// --- fixed Score.swift
import SwiftUI

final class Score: ObservableObject {
    @Published var name = ""
    @Published var round = 0
}
