import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boundedFolder } from '@/features/pictures/serve/boundedFolder'
import { answer, IMMUTABLE } from '@/features/pictures/serve/answer'
import { resized } from '@/features/pictures/serve/resize'
import { findSource } from '@/features/pictures/serve/source'
import { localStorage } from '@/integrations/storage/local'
import { s3Storage } from '@/integrations/storage/s3'
import type { Storage } from '@/integrations/storage'
import { picture } from '../../helpers/pictureHost'
import { s3Double, type S3Double } from '../../helpers/s3Double'

let dir = ''
let s3: S3Double
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'storage-'))
  s3 = await s3Double()
})
afterAll(async () => {
  await s3.close()
  await rm(dir, { recursive: true, force: true })
})

const stores: [string, () => Storage][] = [
  ['a folder', () => localStorage(path.join(dir, 'media'))],
  ['an S3 bucket', () => s3Storage(s3.settings)],
]

describe.each(stores)('%s', (_what, open) => {
  it('keeps, tells and removes', async () => {
    const store = open()
    const bytes = Buffer.from('picture')
    expect([await store.has('t1/d1/a.webp'), await store.get('t1/d1/a.webp')]).toEqual([false, null])
    await store.put('t1/d1/a.webp', bytes, 'image/webp')
    await store.put('t1/b.webp', Buffer.from('other'), 'image/webp')
    expect([await store.has('t1/d1/a.webp'), (await store.get('t1/d1/a.webp'))?.equals(bytes)]).toEqual([
      true,
      true,
    ])
    await store.remove('t1/d1/a.webp')
    await store.remove('t1/d1/a.webp')
    expect([
      await store.has('t1/d1/a.webp'),
      await store.get('t1/d1/a.webp'),
      await store.has('t1/b.webp'),
    ]).toEqual([false, null, true])
  })

  it('removes all of one tenant, nothing of its neighbours', async () => {
    const store = open()
    const own = ['t2/a.webp', 't2/d1/b.webp', 't2/d1/c.webp', 't2/d2/d.webp']
    const others = ['t1/kept.webp', 't22/kept.webp']
    for (const key of [...own, ...others]) await store.put(key, Buffer.from(key), 'image/webp')
    await store.removeAll('t2')
    await store.removeAll('t2')
    expect(await Promise.all([...own, ...others].map((key) => store.has(key)))).toEqual([
      ...own.map(() => false),
      ...others.map(() => true),
    ])
    for (const wrong of ['', '.', '..', 't2/d1', '/'])
      await expect(store.removeAll(wrong)).rejects.toThrow('Not a folder of the storage')
  })

  it.each([
    '',
    'a.webp',
    '../x/a.webp',
    't1/../a.webp',
    't1/d1/e1/a.webp',
    '/t1/a.webp',
    't1/.hidden',
    't1//a.webp',
    't1/a b.webp',
    't1/%2e%2e',
  ])('%j is no key', async (key) => {
    const store = open()
    await expect((async () => store.put(key, Buffer.from('x'), 'image/webp'))()).rejects.toThrow(
      'Not a storage key',
    )
    await expect((async () => store.get(key))()).rejects.toThrow('Not a storage key')
  })
})

it('S3 is spoken to signed, under the folder media of the bucket; what is not signed right is refused', async () => {
  s3.requests.length = 0
  await s3Storage(s3.settings).put('t1/signed.webp', Buffer.from('x'), 'image/webp')
  expect(s3.requests).toEqual(['PUT /cars/media/t1/signed.webp'])
  expect(s3.objects.get('/cars/media/t1/signed.webp')?.type).toBe('image/webp')
  const stranger = s3Storage({ ...s3.settings, accessKeyId: 'other' })
  await expect(stranger.get('t1/signed.webp')).rejects.toThrow('403')
  expect((await fetch(`${s3.settings.endpoint}/cars/media/t1/signed.webp`)).status).toBe(403)
})

it('S3 is read once per size, and asked once whether the picture is there; sizes outlive an outage', async () => {
  const uploads = s3Storage(s3.settings)
  const tenants = path.join(dir, 'tenants')
  const cache = boundedFolder(path.join(dir, 'cache'), 10_000_000)
  await uploads.put('t1/d1/car.webp', await picture('webp'), 'image/webp')
  s3.requests.length = 0
  const show = async (width: number, format: string) => {
    const source = await findSource(['t1', 'd1', 'car.webp'], { tenants, uploads })
    return (
      source &&
      answer(new Request('http://a.test/p'), { tag: 'tag', extension: format, cacheControl: IMMUTABLE }, () =>
        resized(source, { width, format }, cache),
      )
    )
  }
  for (let turn = 0; turn < 3; turn++)
    for (const format of ['avif', 'webp']) expect((await show(320, format))?.status).toBe(200)
  expect(s3.requests).toEqual([
    'HEAD /cars/media/t1/d1/car.webp',
    'GET /cars/media/t1/d1/car.webp',
    'GET /cars/media/t1/d1/car.webp',
  ])

  const failing: Storage = {
    ...uploads,
    has: () => Promise.reject(new Error('503')),
    get: () => Promise.reject(new Error('503')),
  }
  const source = await findSource(['t1', 'd1', 'car.webp'], { tenants, uploads: failing })
  if (!source) throw new Error('no source')
  const during = (width: number) =>
    answer(new Request('http://a.test/p'), { tag: 'tag', extension: 'webp', cacheControl: IMMUTABLE }, () =>
      resized(source, { width, format: 'webp' }, cache),
    )
  expect((await during(320)).status).toBe(200)
  const missing = await during(640)
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([503, 'no-store'])
})

describe('the folder of sizes', () => {
  const files = async (at: string) =>
    (await readdir(at, { recursive: true }))
      .filter((name) => name.includes('.'))
      .map((name) => path.basename(name))
      .sort()
  const bytes = (size: number) => Buffer.alloc(size)

  it('stays within its bytes; what was unused for longest goes first', async () => {
    const at = path.join(dir, 'bounded')
    const folder = boundedFolder(at, 1_000)
    await folder.write('aa1.webp', bytes(400))
    await folder.write('bb2.webp', bytes(400))
    expect((await folder.read('aa1.webp'))?.byteLength).toBe(400)
    await folder.write('cc3.webp', bytes(400))
    expect(await files(at)).toEqual(['aa1.webp', 'cc3.webp'])
    expect(await folder.read('bb2.webp')).toBeNull()
    await folder.write('cc3.webp', bytes(600))
    expect(await files(at)).toEqual(['aa1.webp', 'cc3.webp'])
    await folder.write('dd4.webp', bytes(5_000))
    expect(await files(at)).toEqual([])
  })

  it('counts what an earlier process left, and notices a file that somebody took away', async () => {
    const at = path.join(dir, 'again')
    await boundedFolder(at, 1_000).write('aa1.webp', bytes(400))
    const next = boundedFolder(at, 1_000)
    await next.write('bb2.webp', bytes(400))
    await next.write('cc3.webp', bytes(400))
    expect(await files(at)).toEqual(['bb2.webp', 'cc3.webp'])
    await rm(path.join(at, 'bb'), { recursive: true })
    expect(await next.read('bb2.webp')).toBeNull()
    await next.write('dd4.webp', bytes(500))
    expect(await files(at)).toEqual(['cc3.webp', 'dd4.webp'])
  })

  it('a folder that cannot be written costs nobody the picture', async () => {
    const folder = boundedFolder('/dev/null/none', 1_000)
    await folder.write('aa1.webp', bytes(10))
    expect(await folder.read('aa1.webp')).toBeNull()
  })
})
