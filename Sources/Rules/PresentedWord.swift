extension String {
  /// The word for what a modifier with this name presents: "cover" for "fullScreenCover".
  var wordForPresented: String {
    switch self {
    case "fullScreenCover": "cover"
    case "confirmationDialog": "dialog"
    case "actionSheet": "action sheet"
    case "navigationDestination": "destination"
    case "fileImporter": "file importer"
    case "fileExporter": "file exporter"
    case "fileMover": "file mover"
    case "photosPicker": "photos picker"
    default: self
    }
  }
}
