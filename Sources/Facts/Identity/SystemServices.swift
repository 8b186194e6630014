/// Classes of the system that call closures on a thread of their own, as their documentation says.
public enum SystemServices {
  /// The methods of each class that do so with their completion handler.
  private static let methods: [Symbol: Set<Symbol>] = [
    "AVAudioApplication": ["requestRecordPermission"],
    "AVAudioSession": ["requestRecordPermission"],
    "AVCaptureDevice": ["requestAccess"],
    "CKContainer": ["accountStatus", "fetchUserRecordID", "requestApplicationPermission"],
    "CKDatabase": ["fetchAllRecordZones", "fetchAllSubscriptions", "modifyRecords"],
    "CMPedometer": ["queryPedometerData", "startEventUpdates", "startUpdates"],
    "CNContactStore": ["requestAccess"],
    "EKEventStore": [
      "requestAccess", "requestFullAccessToEvents", "requestFullAccessToReminders", "requestWriteOnlyAccessToEvents",
      "fetchReminders",
    ],
    "HKHealthStore": [
      "requestAuthorization", "getRequestStatusForAuthorization", "save", "delete", "enableBackgroundDelivery",
    ],
    "LAContext": ["evaluatePolicy"],
    "PHPhotoLibrary": ["requestAuthorization", "performChanges"],
    "SFSpeechRecognizer": ["requestAuthorization"],
    "Thread": ["detachNewThread"],
    "URLSession": ["dataTask", "downloadTask", "uploadTask"],
    "UNUserNotificationCenter": [
      "getNotificationSettings", "requestAuthorization", "getPendingNotificationRequests", "getDeliveredNotifications",
      "getNotificationCategories", "add",
    ],
  ]

  private static let methodNames = methods.values.reduce(into: Set<Symbol>()) { $0.formUnion($1) }

  /// The classes whose initializers take such a handler.
  private static let queries: Set<Symbol> = [
    "HKActivitySummaryQuery", "HKAnchoredObjectQuery", "HKCorrelationQuery", "HKHeartbeatSeriesQuery",
    "HKObserverQuery", "HKSampleQuery", "HKSourceQuery", "HKStatisticsQuery", "HKWorkoutRouteQuery", "Thread",
  ]

  /// The classes in the first parameter of delegate methods that the system calls on a background thread.
  private static let senders: Set<Symbol> = ["MCSession", "PHChange", "WCSession"]

  /// The calls that name a delegate and the queue for its methods: the label of the queue, and the classes in the first
  /// parameter of these methods.
  private static let delegations: [Symbol: (label: String, senders: [Symbol])] = [
    "CBCentralManager": ("queue", ["CBCentralManager", "CBPeripheral"]),
    "CBPeripheralManager": ("queue", ["CBPeripheralManager"]),
    "URLSession": ("delegateQueue", ["URLSession"]),
    "setMetadataObjectsDelegate": ("queue", ["AVCaptureMetadataOutput"]),
    "setSampleBufferDelegate": ("queue", ["AVCaptureOutput"]),
  ]

  private static let delegators = delegations.values.reduce(into: Set<Symbol>()) { $0.formUnion($1.senders) }

  /// The arguments with the queue that runs the closure, by the function.
  private static let queues: [Symbol: String] = [
    "addBoundaryTimeObserver": "queue", "addObserver": "queue", "addPeriodicTimeObserver": "queue", "notify": "queue",
    "startAbsoluteAltitudeUpdates": "to", "startAccelerometerUpdates": "to", "startActivityUpdates": "to",
    "startDeviceMotionUpdates": "to", "startGyroUpdates": "to", "startMagnetometerUpdates": "to",
    "startRelativeAltitudeUpdates": "to",
  ]

  public static func mayCallBack(_ method: Symbol) -> Bool { methodNames.contains(method) }
  public static func callsBack(_ method: Symbol, of type: Symbol) -> Bool { methods[type]?.contains(method) ?? false }
  public static func isKnown(_ type: Symbol) -> Bool { methods[type] != nil }
  public static func isQuery(_ type: Symbol) -> Bool { queries.contains(type) }
  public static func isSender(_ type: Symbol) -> Bool { senders.contains(type) }
  public static func sendsOnQueue(_ type: Symbol) -> Bool { delegators.contains(type) }
  public static func delegation(_ function: Symbol) -> (label: String, senders: [Symbol])? { delegations[function] }
  public static func labelOfQueue(_ function: Symbol) -> String? { queues[function] }
}
