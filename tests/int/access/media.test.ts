import { afterAll, beforeAll, expect, it } from 'vitest'
import { existsSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { Payload } from 'payload'
import { closeDb, freshDb } from '../../helpers/db'
import { cleanPicture } from '@/integrations/storage/cleanPicture'
import { env } from '@/env'

let db: Payload
let tenant = ''
const upload = (data: Buffer, name: string, mimetype = 'image/jpeg') =>
  db.create({
    collection: 'media',
    data: { alt: 'Yard', tenant },
    file: { data, name, mimetype, size: data.length },
    overrideAccess: true,
  })

beforeAll(async () => {
  db = await freshDb()
  const voice = { notFound: 'x', notFoundHint: 'x', empty: 'x' }
  const config = {
    template: 'x',
    legalName: 'x',
    timezone: 'Australia/Perth',
    logo: { wordmark: 'x' },
    theme: { fonts: { display: 'x', body: 'x' } },
    address: { street: 'x', city: 'x', state: 'WA', postcode: '6000' },
    voice,
  }
  tenant = (
    await db.create({
      collection: 'tenants',
      data: { name: 'One', slug: 'one', status: 'active', domains: [], config },
      overrideAccess: true,
    })
  ).id
})
afterAll(closeDb)

it('W6 a picture is made anew: place and camera are gone, the name is ours, the address is the site’s', async () => {
  const taken = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#246' } })
    .withExif({ IFD0: { Make: 'SpyCam' }, IFD3: { GPSLatitude: '27/1 28/1 0/1' } })
    .jpeg()
    .toBuffer()
  expect((await sharp(taken).metadata()).exif).toBeDefined()
  const doc = await upload(taken, '../../my yard.JPG')
  expect(doc.filename).toMatch(/^[0-9a-f-]{36}-my-yard\.webp$/)
  expect(doc.url).toBe(`/media/${tenant}/${doc.filename}`)
  expect(doc).toMatchObject({ mimeType: 'image/webp', width: 60, height: 40, original_name: 'my yard.JPG' })
  const file = path.join(env.dataDir, 'media', tenant, doc.filename ?? '')
  expect((await sharp(file).metadata()).exif).toBeUndefined()
  await db.delete({ collection: 'media', id: doc.id, overrideAccess: true })
  expect(existsSync(file)).toBe(false)
})

it.each([
  [
    'an SVG with a script',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  ],
  ['a page under a picture’s name', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a paper', Buffer.from('%PDF-1.7 /JS (app.alert(1))')],
  ['half a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
])('W6 %s is refused', async (_what, data) => {
  expect(await cleanPicture(data)).toBeNull()
  await expect(upload(data, 'x.jpg')).rejects.toThrow(/JPEG, PNG, WebP or iPhone|damaged or not whole/)
})

it('W6 what hides behind a picture does not survive', async () => {
  const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const clean = await cleanPicture(Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]))
  expect(clean?.includes('script')).toBe(false)
})
