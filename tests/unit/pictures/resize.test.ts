import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { answer, IMMUTABLE } from '@/features/pictures/serve/answer'
import { boundedFolder, type BoundedFolder } from '@/features/pictures/serve/boundedFolder'
import { resized, sizeToSend, tagFor } from '@/features/pictures/serve/resize'
import { findSource, parsePicturePath, type Roots } from '@/features/pictures/serve/source'
import { localStorage } from '@/integrations/storage/local'
import { PICTURE_FORMATS, PICTURE_WIDTHS } from '@/lib/picture'

let dir = ''
let media = ''
let roots: Roots
let cache: BoundedFolder

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'pictures-'))
  media = path.join(dir, 'media')
  roots = { tenants: path.join(dir, 'tenants'), uploads: localStorage(media) }
  cache = boundedFolder(path.join(dir, 'cache'), 10_000_000)
  await mkdir(path.join(roots.tenants, 'demo-pictures'), { recursive: true })
  await mkdir(path.join(roots.tenants, 'acme', 'assets'), { recursive: true })
  await mkdir(path.join(media, 't1'), { recursive: true })
  const picture = {
    create: { width: 900, height: 600, channels: 4, background: { r: 9, g: 90, b: 200, alpha: 0 } },
  } as const
  await sharp(picture)
    .webp()
    .toFile(path.join(roots.tenants, 'demo-pictures', 'cut.webp'))
  await sharp(picture)
    .png()
    .toFile(path.join(media, 't1', 'photo.png'))
  await writeFile(path.join(media, 't1', 'bad.png'), 'not a picture')
  await writeFile(path.join(media, 't1', 'x.svg'), '<svg/>')
  await writeFile(path.join(roots.tenants, 'acme', 'assets', 'mark.svg'), '<svg/>')
  await writeFile(path.join(roots.tenants, 'acme', 'tenant.ts'), 'secret')
  await writeFile(path.join(dir, 'outside.png'), 'secret')
  await symlink(path.join(dir, 'outside.png'), path.join(media, 't1', 'link.png'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

describe('finding a picture', () => {
  it.each([['demo/cut.webp'], ['t1/photo.png'], ['assets/acme/mark.svg']])('%s is shown', async (address) => {
    expect(await findSource(address.split('/'), roots)).not.toBeNull()
  })

  it.each([
    ['demo/../acme/tenant.ts'],
    ['..'],
    ['t1/../../outside.png'],
    ['t1/..%2f..%2foutside.png'],
    ['t1/link.png'],
    ['t1/x.svg'],
    ['assets/acme/../tenant.ts'],
    ['assets/acme'],
    ['assets/../media'],
    ['demo'],
    ['t1/.hidden.png'],
    ['t1/none.png'],
    ['t1//etc/passwd'],
  ])('%s is not', async (address) => {
    expect(await findSource(address.split('/'), roots)).toBeNull()
  })
})

describe('the address of a size', () => {
  it('is taken apart', () => {
    expect(parsePicturePath(['640', 'demo', 'a.webp.avif'], PICTURE_WIDTHS, PICTURE_FORMATS)).toEqual({
      width: 640,
      format: 'avif',
      segments: ['demo', 'a.webp'],
    })
  })

  it('of a shared link is one size and one format', () => {
    expect(parsePicturePath(['share', 'demo', 'a.webp.jpeg'], PICTURE_WIDTHS, PICTURE_FORMATS)).toEqual({
      width: 1200,
      height: 630,
      format: 'jpeg',
      segments: ['demo', 'a.webp'],
    })
  })

  it.each([
    ['share/demo/a.webp.avif'],
    ['641/demo/a.webp.avif'],
    ['640/demo/a.webp.gif'],
    ['0640/demo/a.webp.avif'],
    ['640'],
    ['640/.avif'],
    [''],
  ])('%s is refused', (address) => {
    expect(parsePicturePath(address.split('/'), PICTURE_WIDTHS, PICTURE_FORMATS)).toBeNull()
  })
})

describe('resizing', () => {
  it('keeps the transparent ground of a cut-out, and one file per size', async () => {
    const source = await findSource(['demo', 'cut.webp'], roots)
    if (!source) throw new Error('no source')
    const size = { width: 320, format: 'webp' }
    const [first, twin] = await Promise.all([resized(source, size, cache), resized(source, size, cache)])
    const { width, hasAlpha } = await sharp(first ?? undefined).metadata()
    expect({ width, hasAlpha }).toEqual({ width: 320, hasAlpha: true })
    expect(twin?.equals(first ?? Buffer.alloc(0))).toBe(true)
    const files = (await readdir(path.join(dir, 'cache'), { recursive: true })).filter((name) =>
      name.includes('.'),
    )
    expect(files).toHaveLength(1)
    expect(files[0]).not.toContain('tmp')
  })

  it('cuts the picture of a shared link to its shape', async () => {
    const source = await findSource(['demo', 'cut.webp'], roots)
    if (!source) throw new Error('no source')
    const bytes = await resized(source, { width: 1200, height: 630, format: 'jpeg' }, cache)
    const { width, height, format } = await sharp(bytes ?? undefined).metadata()
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' })
  })

  it('sends WebP for an AVIF that is not made yet, and makes that for the next visitor', async () => {
    const source = await findSource(['t1', 'photo.png'], roots)
    if (!source) throw new Error('no source')
    const avif = { width: 480, format: 'avif' }
    const first = await sizeToSend(source, avif, cache)
    expect(first).toEqual({ width: 480, format: 'webp' })
    expect(tagFor(source, first)).not.toBe(tagFor(source, avif))
    await vi.waitFor(async () => expect(await sizeToSend(source, avif, cache)).toEqual(avif), 10_000)
    const bytes = await cache.read(`${tagFor(source, avif)}.avif`)
    expect((await sharp(bytes ?? undefined).metadata()).compression).toBe('av1')
  })

  it('makes what somebody waits for before what nobody does', async () => {
    const found = await findSource(['t1', 'photo.png'], roots)
    if (!found) throw new Error('no source')
    const original = await found.read()
    const source = { ...found, read: async () => original }
    let ask = () => {}
    const requested = new Promise<void>((resolve) => (ask = resolve))
    // The AVIFs were asked for first, and come to the queue when all the others are in it.
    const early = { ...found, read: () => requested.then(() => original) }
    const done: string[] = []
    const noting: BoundedFolder = {
      has: async () => false,
      read: async () => null,
      write: async (name) => void done.push(name.slice(name.lastIndexOf('.') + 1)),
    }
    const widths = [160, 320, 480, 640]
    for (const width of widths) await sizeToSend(early, { width, format: 'avif' }, noting)
    const awaited = widths.map((width) => resized(source, { width, format: 'jpeg' }, noting))
    setImmediate(ask)
    await Promise.all(awaited)
    await vi.waitFor(() => expect(done.filter((format) => format === 'avif')).toHaveLength(4), 20_000)
    // The first one is begun while the last two JPEGs are made, the next when it is done.
    const meanwhile = done.slice(0, done.lastIndexOf('jpeg')).filter((format) => format === 'avif')
    expect([done[0], done[1], meanwhile.length <= 1]).toEqual(['jpeg', 'jpeg', true])
  })

  it('never enlarges', async () => {
    const source = await findSource(['t1', 'photo.png'], roots)
    const bytes = source && (await resized(source, { width: 1920, format: 'jpeg' }, cache))
    expect((await sharp(bytes ?? undefined).metadata()).width).toBe(900)
  })

  it('gives nothing for a file that is no picture', async () => {
    const source = await findSource(['t1', 'bad.png'], roots)
    expect(source && (await resized(source, { width: 320, format: 'webp' }, cache))).toBeNull()
  })
})

describe('answering', () => {
  const about = { tag: 'abc', extension: 'avif', cacheControl: IMMUTABLE }
  const load = async () => Buffer.from('bytes')
  it('sends the bytes with a validator, then 304', async () => {
    const first = await answer(new Request('http://a.test/p'), about, load)
    expect([first.status, first.headers.get('etag'), first.headers.get('content-type')]).toEqual([
      200,
      '"abc"',
      'image/avif',
    ])
    expect(first.headers.get('cache-control')).toContain('immutable')
    const known = new Request('http://a.test/p', { headers: { 'if-none-match': '"abc"' } })
    const again = await answer(known, about, load)
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it('answers 404 when there are none', async () => {
    expect((await answer(new Request('http://a.test/p'), about, async () => null)).status).toBe(404)
  })
})
