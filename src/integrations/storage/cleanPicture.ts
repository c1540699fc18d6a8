/** The pixels of an iPhone photo. sharp has no decoder for them, so a worker thread runs one, one photo at a time. */
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { inTurn } from '@/lib/inTurn'
import type { Metadata, Sharp } from 'sharp'
import { loadSharp } from '@/lib/sharp'

const DECODING_SECONDS = 45
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
    const timer = setTimeout(() => end('slow'), DECODING_SECONDS * 1000)
    worker.once('message', (reported: unknown) => end(pixelsSchema.safeParse(reported).data ?? 'broken'))
    worker.once('error', () => end('broken'))
    worker.once('exit', () => end('broken'))
  })
}

const decodeHeic = (bytes: Buffer, maxPixels: number): Promise<Pixels | 'broken' | 'slow'> =>
  inTurn('heic', () => run(bytes, maxPixels))

const MAX_PIXELS = 50_000_000
const WIDEST = 2560
const SECONDS = 20
const UPLOAD_FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp'])
export const REMOTE_FORMATS: ReadonlySet<string> = new Set([...UPLOAD_FORMATS, 'avif'])
export const STAFF_FORMATS: ReadonlySet<string> = new Set([...UPLOAD_FORMATS, 'heic'])

type PictureFault = 'format' | 'pixels' | 'broken' | 'slow'

/** libvips reports the whole family as heif: the AV1 kind is AVIF, the HEVC kind is what iPhones make. */
const formatOf = ({ format, compression }: Metadata): string =>
  format !== 'heif' ? format : compression === 'av1' ? 'avif' : compression === 'hevc' ? 'heic' : format

async function open(data: Buffer, format: string): Promise<Sharp | PictureFault> {
  const sharp = await loadSharp()
  if (format !== 'heic') return sharp(data, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate()
  const pixels = await decodeHeic(data, MAX_PIXELS)
  if (pixels === 'broken' || pixels === 'slow') return pixels
  const { width, height } = pixels
  return sharp(pixels.data, { raw: { width, height, channels: 4 } }).removeAlpha()
}

/** Upright WebP without metadata, 2560 px wide at most; or what is wrong with the file. */
export async function readPicture(
  data: Buffer,
  formats: ReadonlySet<string>,
): Promise<Buffer | PictureFault> {
  if (data.length === 0) return 'format'
  const sharp = await loadSharp()
  // Metadata only: no pixel is decoded before their number is known.
  const head = await sharp(data, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!head || !formats.has(formatOf(head))) return 'format'
  if (head.width * head.height > MAX_PIXELS) return 'pixels'
  try {
    const image = await open(data, formatOf(head))
    if (typeof image === 'string') return image
    return await image
      .resize({ width: WIDEST, withoutEnlargement: true })
      .webp({ quality: 86 })
      .timeout({ seconds: SECONDS })
      .toBuffer()
  } catch {
    return 'broken'
  }
}

/** Null for other formats, over 50 megapixels, or what cannot be read. */
export async function cleanPicture(
  data: Buffer,
  formats: ReadonlySet<string> = UPLOAD_FORMATS,
): Promise<Buffer | null> {
  const read = await readPicture(data, formats)
  return typeof read === 'string' ? null : read
}
