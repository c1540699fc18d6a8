// Runs in a worker thread, as plain JavaScript: neither Next nor the server's bundle has to include it.
import { parentPort, workerData } from 'node:worker_threads'
import libheif from 'libheif-js/wasm-bundle.js'

const { bytes, maxPixels } = workerData
const images = new libheif.HeifDecoder().decode(bytes)
const image = images.find((one) => one.is_primary()) ?? images[0]
const [width, height] = image ? [image.get_width(), image.get_height()] : [0, 0]

if (!image || width * height > maxPixels) parentPort.postMessage(null)
else {
  const data = new Uint8ClampedArray(width * height * 4)
  image.display({ data, width, height }, (shown) =>
    shown ? parentPort.postMessage({ data, width, height }, [data.buffer]) : parentPort.postMessage(null),
  )
}
