/** Started as a thread by parseApart: what others sent is parsed here, not where pages are served. */
import { parentPort } from 'node:worker_threads'
import { z } from 'zod'
import { partsOf } from './parserParts'

const messageSchema = z.union([z.object({ job: z.unknown() }), z.object({ next: z.literal(true) })])

let parts: Iterator<unknown> = [][Symbol.iterator]()

parentPort?.on('message', (sent: unknown) => {
  try {
    const message = messageSchema.parse(sent)
    if ('job' in message) parts = partsOf(message.job)
    const { value, done } = parts.next()
    parentPort?.postMessage(done ? { done: true } : { value, done: false })
  } catch (error) {
    const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) }
    parentPort?.postMessage({ fault: { name, message } })
  }
})
