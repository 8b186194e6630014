import TestSupport

@testable import Server

extension TemporaryFolder {
  func uri(_ name: String) -> String { DocumentURI.uri(ofPath: self(name)) }

  /// The folder as a member of the `initialize` parameters.
  var asRoot: String { #","rootUri":"\#(DocumentURI.uri(ofPath: path))""# }
}
