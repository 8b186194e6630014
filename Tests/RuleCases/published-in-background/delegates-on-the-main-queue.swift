// The main queue, an unknown queue, or the default, which is the main queue for Bluetooth, runs the methods
// built with: default isolation nonisolated

import AVFoundation
import CoreBluetooth
import SwiftUI

final class Downloads: NSObject, ObservableObject, URLSessionDownloadDelegate {
    @Published var file: URL?

    private lazy var session = URLSession(configuration: .default, delegate: self, delegateQueue: .main)

    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL) {
        file = location
    }
}

final class Given: NSObject, ObservableObject, URLSessionDownloadDelegate {
    @Published var file: URL?

    private lazy var session = URLSession(configuration: .default, delegate: helper, delegateQueue: nil)
    private let helper = Helper()

    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL) {
        file = location
    }
}

final class Helper: NSObject, URLSessionDelegate {}

final class Camera: NSObject, ObservableObject, AVCaptureMetadataOutputObjectsDelegate {
    @Published var code = ""
    @Published var frames = 0

    private let output = AVCaptureMetadataOutput()

    func start() {
        output.setMetadataObjectsDelegate(self, queue: DispatchQueue.main)
    }

    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput objects: [AVMetadataObject], from connection: AVCaptureConnection
    ) {
        code = "new"
    }
}

final class Frames: NSObject, ObservableObject, AVCaptureVideoDataOutputSampleBufferDelegate {
    @Published var count = 0

    private let output = AVCaptureVideoDataOutput()
    let queue: DispatchQueue

    init(queue: DispatchQueue) {
        self.queue = queue
        super.init()
        output.setSampleBufferDelegate(self, queue: queue)
    }

    func captureOutput(
        _ output: AVCaptureOutput, didOutput buffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {
        count += 1
    }
}

final class Devices: NSObject, ObservableObject, CBCentralManagerDelegate {
    @Published var isOn = false

    private var manager: CBCentralManager?

    func start() {
        manager = CBCentralManager(delegate: self, queue: nil)
    }

    func centralManagerDidUpdateState(_ central: CBCentralManager) {
        isOn = central.state == .poweredOn
    }
}

struct Home: View {
    @StateObject private var downloads = Downloads()
    @StateObject private var given = Given()
    @StateObject private var camera = Camera()
    @StateObject private var frames = Frames(queue: .main)
    @StateObject private var devices = Devices()

    var body: some View { Text("\(camera.code) \(devices.isOn)") }
}
