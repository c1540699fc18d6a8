import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

const CODE = `
const { createServer } = require('node:http')
const { parentPort, workerData } = require('node:worker_threads')
const body = Buffer.from(workerData)
createServer((req, res) => {
  res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.length })
  res.end(body)
}).listen(0, '127.0.0.1', function () { parentPort.postMessage(this.address().port) })`

/** The fastest that Node can send these bytes: a prebuilt buffer, no routing. */
export async function bareNode(body: Buffer): Promise<{ port: number; stop(): void }> {
  const worker = new Worker(CODE, { eval: true, workerData: body })
  const [port] = await once(worker, 'message')
  return { port: Number(port), stop: () => void worker.terminate() }
}
