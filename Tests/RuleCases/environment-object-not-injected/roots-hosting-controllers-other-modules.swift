// Roots, views in hosting controllers and views of other modules get it somewhere

// --- Root.swift
import SwiftUI

final class Settings: ObservableObject {}

struct Root: View {
    @EnvironmentObject private var s: Settings
    @EnvironmentObject private var other: OtherSettings
    var body: some View { Text("") }
}
// --- App.swift
import OtherModule
import SwiftUI
import UIKit

final class Delegate: NSObject, UIApplicationDelegate {
    let settings = Settings()
    func show() -> UIViewController { UIHostingController(rootView: Root().environmentObject(settings)) }
}
