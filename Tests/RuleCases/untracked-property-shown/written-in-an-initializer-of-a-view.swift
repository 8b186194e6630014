// What an initializer of the view writes stands there before the view is drawn

import SwiftUI

final class Score: ObservableObject {
    @Published var name = ""
    var round = 0
}

struct ScoreView: View {
    @ObservedObject var score: Score

    init(score: Score) {
        self.score = score
        self.score.round = 1
    }

    var body: some View { Text("\(score.name) \(score.round)") }
}
