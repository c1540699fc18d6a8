/** One size of one picture, made once and kept on disk under a name that changes with the source. */
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { BoundedFolder } from './boundedFolder'
import type { Source } from './source'

const DECODABLE = new Set(['webp', 'png', 'jpg', 'jpeg', 'avif'])
const MAX_PIXELS = 60_000_000
const PARALLEL = 2

export interface Size {
  width: number
  format: string
}

export const tagFor = (source: Source, size?: Size): string =>
  createHash('sha1')
    .update([source.name, size?.width ?? '', size?.format ?? ''].join('|'))
    .digest('hex')
    .slice(0, 24)

async function encode(original: Buffer, { width, format }: Size): Promise<Buffer> {
  const image = sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
  if (format === 'avif') return image.avif({ quality: 52, effort: 2 }).toBuffer()
  if (format === 'jpeg')
    return image.flatten({ background: '#ffffff' }).jpeg({ quality: 80, progressive: true }).toBuffer()
  return image.webp({ quality: 76, effort: 3 }).toBuffer()
}

let running = 0
const waiting: (() => void)[] = []

// Encoding takes all cores if it may; pages must stay quick while a first visitor fills the cache.
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  while (running >= PARALLEL) await new Promise<void>((resolve) => waiting.push(resolve))
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

const underway = new Map<string, Promise<Buffer | null>>()

async function make(source: Source, size: Size, name: string, cache: BoundedFolder): Promise<Buffer | null> {
  const original = await source.read()
  if (!original) return null
  const bytes = await inTurn(() => encode(original, size)).catch(() => null)
  if (bytes) await cache.write(name, bytes)
  return bytes
}

/** The bytes of one size, from the cache or made now; null when the source cannot be decoded. Throws while the originals cannot be read. */
export async function resized(source: Source, size: Size, cache: BoundedFolder): Promise<Buffer | null> {
  if (!DECODABLE.has(source.extension)) return null
  const tag = tagFor(source, size)
  const name = `${tag}.${size.format}`
  const kept = await cache.read(name)
  if (kept) return kept
  const work = underway.get(tag) ?? make(source, size, name, cache).finally(() => underway.delete(tag))
  underway.set(tag, work)
  return work
}
