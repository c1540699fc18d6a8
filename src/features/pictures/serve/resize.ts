import { createHash } from 'node:crypto'
import { log } from '@/lib/log'
import { loadSharp } from '@/lib/sharp'
import type { BoundedFolder } from './boundedFolder'
import { type Source, pictureCache, roots, findSource } from './source'

/** An SVG comes from the project's own folders alone, and is drawn for mails only. */
const DRAWN = 'svg'
const DECODABLE = new Set(['webp', 'png', 'jpg', 'jpeg', 'avif'])
const isDecodable = ({ extension }: Source, { format }: Size): boolean =>
  DECODABLE.has(extension) || (extension === DRAWN && format === 'png')
/** Dots per inch: a mark of 40 units is drawn 160 pixels wide. */
const DENSITY = 288
const MAX_PIXELS = 60_000_000
const PARALLEL = 2

interface Size {
  width: number
  /** Crops to this height; without it the picture keeps its shape. */
  height?: number
  format: string
}

export const tagFor = (source: Source, size?: Size): string =>
  createHash('sha1')
    .update(
      [source.name, size?.width ?? '', size?.format ?? '', ...(size?.height ? [size.height] : [])].join('|'),
    )
    .digest('hex')
    .slice(0, 24)

async function encode(original: Buffer, { width, height, format }: Size): Promise<Buffer> {
  const sharp = await loadSharp()
  const image = sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error', density: DENSITY })
    .autoOrient()
    .resize(height ? { width, height, fit: 'cover' } : { width, withoutEnlargement: true })
  if (format === 'avif') return image.avif({ quality: 52, effort: 2 }).toBuffer()
  if (format === 'png') return image.png().toBuffer()
  if (format === 'jpeg')
    return image.flatten({ background: '#ffffff' }).jpeg({ quality: 80, progressive: true }).toBuffer()
  return image.webp({ quality: 76, effort: 3 }).toBuffer()
}

let running = 0
const waiting: { now: (() => void)[]; later: (() => void)[] } = { now: [], later: [] }
let background = 0

/** Encoding would take all cores. Background work gets one slot, and only while no request waits. */
async function inPool<T>(work: () => Promise<T>, isBackground: boolean): Promise<T> {
  const isBusy = () => running >= PARALLEL || (isBackground && (background > 0 || waiting.now.length > 0))
  while (isBusy()) await new Promise<void>((resolve) => waiting[isBackground ? 'later' : 'now'].push(resolve))
  running += 1
  if (isBackground) background += 1
  try {
    return await work()
  } finally {
    running -= 1
    if (isBackground) background -= 1
    ;(waiting.now.shift() ?? waiting.later.shift())?.()
  }
}

const underway = new Map<string, Promise<Buffer | null>>()

async function make(
  source: Source,
  size: Size,
  cache: BoundedFolder,
  isBackground: boolean,
): Promise<Buffer | null> {
  const original = await source.read()
  if (!original) return null
  const bytes = await inPool(() => encode(original, size), isBackground).catch((error: unknown) => {
    log.warn({ err: error, picture: source.name, ...size }, 'a picture could not be resized')
    return null
  })
  if (bytes) await cache.write(fileName(source, size), bytes)
  return bytes
}

const fileName = (source: Source, size: Size): string => `${tagFor(source, size)}.${size.format}`

function makeOnce(
  source: Source,
  size: Size,
  cache: BoundedFolder,
  isBackground = false,
): Promise<Buffer | null> {
  const name = fileName(source, size)
  const work =
    underway.get(name) ?? make(source, size, cache, isBackground).finally(() => underway.delete(name))
  underway.set(name, work)
  return work
}

/** Null when the source cannot be decoded. Throws when the originals cannot be read. */
export async function resized(source: Source, size: Size, cache: BoundedFolder): Promise<Buffer | null> {
  if (!isDecodable(source, size)) return null
  return (await cache.read(fileName(source, size))) ?? makeOnce(source, size, cache)
}

/** AVIF takes five times as long as WebP. The first visitors get WebP while the AVIF is made. */
export async function sizeToSend(source: Source, size: Size, cache: BoundedFolder): Promise<Size> {
  if (size.format !== 'avif' || (await cache.has(fileName(source, size)))) return size
  // After a failure the next request tries again.
  if (isDecodable(source, size)) makeOnce(source, size, cache, true).catch(() => undefined)
  return { ...size, format: 'webp' }
}

const WIDTH = 960
const MEDIA = '/media/'

/** A stored picture by its address, as a JPEG; null when it does not exist or cannot be read. */
export async function jpegOf(url: string): Promise<Buffer | null> {
  if (!url.startsWith(MEDIA)) return null
  try {
    const source = await findSource(url.slice(MEDIA.length).split('/'), roots())
    return source && (await resized(source, { width: WIDTH, format: 'jpeg' }, pictureCache()))
  } catch (error) {
    log.warn({ err: error, url }, 'a picture cannot be read')
    return null
  }
}
