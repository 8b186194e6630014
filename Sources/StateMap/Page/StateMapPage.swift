import Rules
import SystemCalls

/// A map as one page for a browser, which needs nothing but itself: style, script and data stand in it.
package struct StateMapPage {
  private let map: StateMap
  private let title: String
  private let root: String
  private let focus: Int?

  /// - Parameters:
  ///   - title: what the map is one of, for people.
  ///   - root: the absolute folder that relative paths begin in.
  ///   - focus: the holder that the page shows first; nil for an overview.
  package init(_ map: StateMap, title: String, root: String, focus: Int? = nil) {
    self.map = map
    self.title = title
    self.root = root.hasSuffix("/") ? root : root + "/"
    self.focus = focus
  }

  /// Ends with a line end.
  package var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
    script-src 'unsafe-inline'">
    <title>State map</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    <header>
    <h1><a href="#">State map</a></h1>
    <span class="numbers"></span>
    <input id="search" type="search" placeholder="Find a view, model or finding ( / )" aria-label="Find" \
    autocomplete="off" spellcheck="false">
    <select id="editor" aria-label="Open places in" title="Open places in">
    <option value="vscode">VS Code</option><option value="vscode-insiders">VS Code Insiders</option>
    <option value="cursor">Cursor</option><option value="zed">Zed</option><option value="txmt">TextMate</option>
    <option value="idea">IntelliJ</option><option value="file">the browser</option>
    </select>
    <button id="theme" type="button" title="Light or dark" aria-label="Light or dark">◐</button>
    </header>
    <nav aria-label="Contents">
    <div class="tabs" role="tablist">
    <button role="tab" data-tab="models" data-title="Models"></button>
    <button role="tab" data-tab="views" data-title="Views"></button>
    <button role="tab" data-tab="findings" data-title="Findings"></button>
    </div>
    <div id="list"></div>
    </nav>
    <main></main>
    <noscript>This page draws its map with JavaScript.</noscript>
    <script id="map" type="application/json">\(data)</script>
    <script>
    \(Self.dataScript)
    \(Self.overviewScript)
    \(Self.focusScript)
    </script>
    </body>
    </html>

    """
  }

  /// JSON that no HTML parser takes for markup.
  var data: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Encoding fails for numbers that are not finite only, and maps have none.
    guard let data = try? encoder.encode(StateMapData(map, title: title, root: root, focus: focus)) else { return "{}" }
    return String(decoding: data, as: UTF8.self).replacing("<", with: "\\u003C")
  }
}
