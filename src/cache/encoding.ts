import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'

export const ENCODINGS = ['identity', 'gzip', 'br'] as const
export type Encoding = (typeof ENCODINGS)[number]

const packGzip = promisify(gzip)
const packBrotli = promisify(brotliCompress)
const unpackGzip = promisify(gunzip)
const unpackBrotli = promisify(brotliDecompress)
const TEXT =
  /^(?:text\/|application\/(?:json|javascript|manifest\+json|problem\+json|ld\+json|xml|rss\+xml|atom\+xml)|image\/svg\+xml)/

/** Compressing a smaller response saves no network packet. */
export const PACK_FROM = 1024

export function isText(contentType: unknown): boolean {
  return typeof contentType === 'string' && TEXT.test(contentType)
}

function refuses(accept: string, name: string): boolean {
  return new RegExp(`\\b${name}\\s*;\\s*q=0(?:\\.0*)?(?:\\s*(?:,|$))`, 'i').test(accept)
}

export function negotiate(accept: string | string[] | undefined): Encoding {
  if (typeof accept !== 'string') return 'identity'
  if (/\bbr\b/i.test(accept) && !(accept.includes('q=0') && refuses(accept, 'br'))) return 'br'
  if (/\bgzip\b/i.test(accept) && !(accept.includes('q=0') && refuses(accept, 'gzip'))) return 'gzip'
  return 'identity'
}

export function pack(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return packGzip(body, { level: 7 })
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  return encoding === 'br' ? packBrotli(body, { params }) : Promise.resolve(body)
}

export const unpack = (body: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> =>
  encoding === 'gzip' ? unpackGzip(body) : unpackBrotli(body)

/** For a response that is sent once: less compression, in less time. */
export function packQuickly(body: Buffer): Promise<Buffer> {
  return packGzip(body, { level: 3 })
}
