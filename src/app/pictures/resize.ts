/** One size of one picture, made once and kept on disk under a name that changes with the source. */
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
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
    .update([source.file, source.modified, source.bytes, size?.width ?? '', size?.format ?? ''].join('|'))
    .digest('hex')
    .slice(0, 24)

async function encode(file: string, { width, format }: Size): Promise<Buffer> {
  const image = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
  if (format === 'avif') return image.avif({ quality: 52, effort: 2 }).toBuffer()
  if (format === 'jpeg') return image.flatten({ background: '#ffffff' }).jpeg({ quality: 80, progressive: true }).toBuffer()
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

const underway = new Map<string, Promise<Buffer>>()

async function make(source: Source, size: Size, kept: string): Promise<Buffer> {
  const bytes = await inTurn(() => encode(source.file, size))
  await mkdir(path.dirname(kept), { recursive: true })
  const draft = `${kept}.${randomUUID()}.tmp`
  try {
    await writeFile(draft, bytes)
    await rename(draft, kept)
  } catch {
    // A full disk costs the next visitor some time, not this one the picture.
    await rm(draft, { force: true }).catch(() => undefined)
  }
  return bytes
}

/** The bytes of one size, from the cache folder or made now; null when the source cannot be decoded. */
export async function resized(source: Source, size: Size, cacheDir: string): Promise<Buffer | null> {
  if (!DECODABLE.has(source.extension)) return null
  const tag = tagFor(source, size)
  const kept = path.join(cacheDir, tag.slice(0, 2), `${tag}.${size.format}`)
  try {
    return await readFile(kept)
  } catch {
    const work = underway.get(tag) ?? make(source, size, kept).finally(() => underway.delete(tag))
    underway.set(tag, work)
    return work.catch(() => null)
  }
}
