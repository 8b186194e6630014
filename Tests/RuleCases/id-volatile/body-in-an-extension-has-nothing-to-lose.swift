// Views have nothing to lose, although their bodies are in extensions

import SwiftUI

struct Label1 { let text: String }

extension Label1: View { var body: some View { Text(text) } }

struct Label2: View { let text: String }

extension Label2 { var body: some View { Text(text) } }

struct Home: View {
    var body: some View {
        Label1(text: "a").id(UUID())
        Label2(text: "b").id(UUID())
    }
}
