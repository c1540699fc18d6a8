import { log } from '@/lib/log'

const TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  woff2: 'font/woff2',
}

export const IMMUTABLE = 'public, max-age=31536000, immutable'
export const ONE_DAY = 'public, max-age=86400'
/** For an address that will soon have another file. */
export const ONE_MINUTE = 'public, max-age=60'

export const notFound = (): Response =>
  new Response('Not found', {
    status: 404,
    headers: { 'content-type': 'text/plain', 'cache-control': 'public, max-age=60' },
  })

const unavailable = (): Response =>
  new Response('Try again', {
    status: 503,
    headers: { 'content-type': 'text/plain', 'cache-control': 'no-store', 'retry-after': '10' },
  })

/** 304 when the browser has it; 404 when `load` returns nothing, 503 when it throws. */
export async function answer(
  request: Request,
  { tag, extension, cacheControl }: { tag: string; extension: string; cacheControl: string },
  load: () => Promise<Buffer | null>,
): Promise<Response> {
  const headers = new Headers({
    etag: `"${tag}"`,
    'cache-control': cacheControl,
    'x-content-type-options': 'nosniff',
  })
  // Not on a PDF: browsers refuse to show one in a sandbox.
  if (extension !== 'pdf')
    headers.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  if (request.headers.get('if-none-match')?.includes(`"${tag}"`))
    return new Response(null, { status: 304, headers })
  const bytes = await load().catch((error: unknown) => {
    log.error({ err: error }, 'a picture cannot be read')
    return undefined
  })
  if (bytes === undefined) return unavailable()
  if (!bytes) return notFound()
  headers.set('content-type', TYPES[extension] ?? 'application/octet-stream')
  headers.set('content-length', String(bytes.byteLength))
  return new Response(new Uint8Array(bytes), { headers })
}
