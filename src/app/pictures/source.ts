/** From the path of a picture's address to a file that may be shown, or null. Nothing outside the three roots is ever read. */
import { realpath, stat } from 'node:fs/promises'
import path from 'node:path'

const SEGMENT = /^[\p{L}\p{N}][\p{L}\p{N}._ ()-]*$/u
const SLUG = /^[a-z0-9-]+$/

export interface Roots {
  /** Folder of the dealers' data: demo pictures and assets. */
  tenants: string
  /** Folder of staff uploads, a folder per tenant. */
  media: string
}

export interface Source {
  file: string
  extension: string
  bytes: number
  modified: number
  /** Made by the project (not uploaded): may be an SVG. */
  own: boolean
}

const UPLOADED = new Set(['webp', 'png', 'jpg', 'jpeg', 'avif', 'gif', 'pdf'])

function place(segments: string[], roots: Roots): { root: string; rest: string[]; own: boolean } | null {
  const [first, second, ...rest] = segments
  if (first === 'demo' && second) return { root: path.join(roots.tenants, 'demo-pictures'), rest: [second, ...rest], own: true }
  if (first === 'assets' && second && SLUG.test(second)) return { root: path.join(roots.tenants, second, 'assets'), rest, own: true }
  return first && second ? { root: path.join(roots.media, first), rest: [second, ...rest], own: false } : null
}

/** `segments` are decoded path segments after `/media/`. Symbolic links that leave the root are refused. */
export async function findSource(segments: string[], roots: Roots): Promise<Source | null> {
  if (!segments.every((segment) => SEGMENT.test(segment))) return null
  const found = place(segments, roots)
  if (!found || found.rest.length === 0) return null
  const extension = path.extname(found.rest.at(-1) ?? '').slice(1).toLowerCase()
  if (!UPLOADED.has(extension) && !(found.own && extension === 'svg')) return null
  try {
    const [root, file] = await Promise.all([realpath(found.root), realpath(path.join(found.root, ...found.rest))])
    if (!file.startsWith(root + path.sep)) return null
    const { size, mtimeMs } = await stat(file)
    return { file, extension, bytes: size, modified: Math.floor(mtimeMs), own: found.own }
  } catch {
    return null
  }
}

/** `640/demo/suv-1-blue-hero.webp.avif` in its parts, or null when it is not an address that pictureUrl writes. */
export function parsePicturePath(segments: string[], widths: readonly number[], formats: readonly string[]) {
  const [first, ...rest] = segments
  const width = widths.find((allowed) => String(allowed) === first)
  const last = rest.pop()
  const dot = last?.lastIndexOf('.') ?? -1
  if (!width || !last || dot < 1) return null
  const format = formats.find((allowed) => allowed === last.slice(dot + 1))
  return format ? { width, format, segments: [...rest, last.slice(0, dot)] } : null
}
