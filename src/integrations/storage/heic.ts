/** The pixels of an iPhone photo. sharp has no decoder for them, so a worker thread runs one, one photo at a time. */
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { inTurn } from '@/lib/inTurn'

const SECONDS = 45
const HEAP_MB = 256

const pixelsSchema = z.object({
  data: z.instanceof(Uint8ClampedArray),
  width: z.number(),
  height: z.number(),
})
type Pixels = z.output<typeof pixelsSchema>

function run(bytes: Buffer, maxPixels: number): Promise<Pixels | 'broken' | 'slow'> {
  const file = path.resolve(/* turbopackIgnore: true */ 'src/integrations/storage/heicWorker.mjs')
  const worker = new Worker(file, {
    workerData: { bytes: new Uint8Array(bytes), maxPixels },
    env: {},
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  })
  return new Promise((resolve) => {
    const end = (result: Pixels | 'broken' | 'slow') => {
      clearTimeout(timer)
      void worker.terminate()
      resolve(result)
    }
    const timer = setTimeout(() => end('slow'), SECONDS * 1000)
    worker.once('message', (told: unknown) => end(pixelsSchema.safeParse(told).data ?? 'broken'))
    worker.once('error', () => end('broken'))
    worker.once('exit', () => end('broken'))
  })
}

export const decodeHeic = (bytes: Buffer, maxPixels: number): Promise<Pixels | 'broken' | 'slow'> =>
  inTurn('heic', () => run(bytes, maxPixels))
