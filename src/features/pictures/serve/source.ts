/** Nothing outside the roots is ever read. */
import { readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { type Storage, getStorage } from '@/integrations/storage'
import { isKey } from '@/integrations/storage/local'
import { SHARE_PICTURE, SHARE_SEGMENT } from '@/lib/picture'
import { env } from '@/env'
import { boundedFolder, type BoundedFolder } from './boundedFolder'
import { tenantOfHost } from '@/core/dealer/rows/hosts'

const SEGMENT = /^[\p{L}\p{N}][\p{L}\p{N}._ ()-]*$/u
const SLUG = /^[a-z0-9-]+$/

export interface Roots {
  tenants: string
  uploads: Storage
}

export interface Source {
  /** Another name when the bytes change. */
  name: string
  extension: string
  read(): Promise<Buffer | null>
}

const UPLOADED = new Set(['webp', 'png', 'jpg', 'jpeg', 'avif', 'gif', 'pdf', 'woff2'])

/** Made by the project, not uploaded: may be an SVG. */
function ownFolder(
  [first, second, ...rest]: string[],
  tenants: string,
): { root: string; rest: string[] } | null {
  if (first === 'demo' && second)
    return { root: path.join(tenants, 'demo-pictures'), rest: [second, ...rest] }
  if (first === 'assets' && second && SLUG.test(second))
    return { root: path.join(tenants, second, 'assets'), rest }
  return null
}

/** Symbolic links that leave the root are refused. */
async function ownFile(root: string, rest: string[], extension: string): Promise<Source | null> {
  try {
    const [folder, file] = await Promise.all([realpath(root), realpath(path.join(root, ...rest))])
    if (!file.startsWith(folder + path.sep)) return null
    const { size, mtimeMs } = await stat(file)
    return { name: `${file}|${Math.floor(mtimeMs)}|${size}`, extension, read: () => readFile(file) }
  } catch {
    return null
  }
}

export async function findSource(segments: string[], { tenants, uploads }: Roots): Promise<Source | null> {
  if (!segments.every((segment) => SEGMENT.test(segment))) return null
  const extension = path
    .extname(segments.at(-1) ?? '')
    .slice(1)
    .toLowerCase()
  const own = ownFolder(segments, tenants)
  if (!UPLOADED.has(extension) && !(own && extension === 'svg')) return null
  if (own) return own.rest.length ? ownFile(own.root, own.rest, extension) : null
  const key = segments.join('/')
  // While storage is unavailable, assume the picture exists: sizes made before are shown.
  if (!isKey(key) || !(await uploads.has(key).catch(() => true))) return null
  return { name: key, extension, read: () => uploads.get(key) }
}

/** Null when it is not an address that `lib/picture` writes. */
export function parsePicturePath(segments: string[], widths: readonly number[], formats: readonly string[]) {
  const [first, ...rest] = segments
  const shared = first === SHARE_SEGMENT
  const width = shared ? SHARE_PICTURE.width : widths.find((allowed) => String(allowed) === first)
  const last = rest.pop()
  const dot = last?.lastIndexOf('.') ?? -1
  if (!width || !last || dot < 1) return null
  const format = formats.find((allowed) => allowed === last.slice(dot + 1))
  if (!format || (shared && format !== 'jpeg')) return null
  const size = { width, ...(shared && { height: SHARE_PICTURE.height }), format }
  return { ...size, segments: [...rest, last.slice(0, dot)] }
}

export const roots = (): Roots => ({ tenants: path.resolve('tenants'), uploads: getStorage() })

let sizes: BoundedFolder | undefined
export const pictureCache = (): BoundedFolder =>
  (sizes ??= boundedFolder(path.resolve(env.dataDir, 'pictures'), env.pictureCacheBytes))

const PLATFORM = new Set(['demo', 'assets'])

/** A tenant's host shows its own folder and the platform's; the platform's host, used by staff, shows all. */
export async function isShownHere(request: Request, [folder = '']: readonly string[]): Promise<boolean> {
  const host = request.headers.get('x-forecourt-site')
  if (!host || PLATFORM.has(folder)) return true
  return (await tenantOfHost(host))?.id === folder
}
