// The queue that a delegate is registered with runs its methods
// built with: default isolation nonisolated

import AVFoundation
import CoreBluetooth
import SwiftUI

final class Downloads: NSObject, ObservableObject, URLSessionDownloadDelegate {
    @Published var file: URL?
    @Published var isDone = false

    private lazy var session = URLSession(configuration: .default, delegate: self, delegateQueue: nil)

    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL) {
        file = location
//      ^~~~ warning: 'urlSession' changes 'file' on a background thread, which SwiftUI doesn't allow; use the main thread
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
        DispatchQueue.main.async { self.isDone = true }
    }
}

final class Camera: NSObject, ObservableObject, AVCaptureVideoDataOutputSampleBufferDelegate {
    @Published var frames = 0
    @Published var code = ""

    private let queue = DispatchQueue(label: "frames")
    private let output = AVCaptureVideoDataOutput()

    func start() {
        output.setSampleBufferDelegate(self, queue: queue)
    }

    func captureOutput(
        _ output: AVCaptureOutput, didOutput buffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {
        frames += 1
//      ^~~~~~ warning: 'captureOutput' changes 'frames' on a background thread, which SwiftUI doesn't allow; use the main thread
    }
}

final class Devices: NSObject, ObservableObject, CBCentralManagerDelegate, CBPeripheralDelegate {
    @Published var isOn = false
    @Published var name: String?

    private var manager: CBCentralManager?

    func start() {
        manager = CBCentralManager(delegate: self, queue: DispatchQueue(label: "devices"))
    }

    func centralManagerDidUpdateState(_ central: CBCentralManager) {
        isOn = central.state == .poweredOn
//      ^~~~ warning: 'centralManagerDidUpdateState' changes 'isOn' on a background thread, which SwiftUI doesn't allow; use the main thread
    }

    func peripheralDidUpdateName(_ peripheral: CBPeripheral) {
        name = peripheral.name
//      ^~~~ warning: 'peripheralDidUpdateName' changes 'name' on a background thread, which SwiftUI doesn't allow; use the main thread
    }
}

struct Home: View {
    @StateObject private var downloads = Downloads()
    @StateObject private var camera = Camera()
    @StateObject private var devices = Devices()

    var body: some View {
        Text("\(downloads.isDone) \(camera.frames) \(devices.isOn)")
    }
}
