// Types of the frameworks, and a value

import AVFoundation
import CoreData
import SwiftUI

struct Home: View {
    @State private var context = CIContext()
    @State private var task: Task<Void, Never>?
    @State private var player = AVPlayer()
    @State private var selected: NSManagedObjectID?

    var body: some View {
        Text("\(player.rate) \(context.workingFormat)").disabled(task?.isCancelled ?? false)
    }
}
