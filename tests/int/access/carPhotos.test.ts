/** Who may add photos to a car, and what happens to pictures that pages show. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { MAX_UPLOAD_BYTES, REFUSALS } from '@/features/pictures/limits.rules'
import { closeDb } from '../../helpers/db'
import { rest } from './rest'
import { makeWorld, picture, type World, principalIn } from './world'

let world: World
const ids = { a: '', b: '' }
let png: Buffer = Buffer.alloc(0)
const phone = readFileSync('tests/fixtures/pictures/phone.heic')

beforeAll(async () => {
  world = await makeWorld()
  for (const at of ['a', 'b'] as const) ids[at] = world.ids.cars?.[at] ?? ''
  png = await picture()
})
afterAll(closeDb)

const headersOf = (name: string) => principalIn(world, name).headers
const send = (who: string, car: string, bytes: Buffer, headers = {}) =>
  rest(
    'POST',
    `/car-photos/${car}`,
    { ...headersOf(who), 'content-type': 'image/png', ...headers },
    new Blob([new Uint8Array(bytes)]),
  )
const stored = (id: string) => world.db.findByID({ collection: 'cars', id, depth: 0, overrideAccess: true })
const answered = z.object({ url: z.string() })
const words = (body: string) =>
  z.object({ errors: z.array(z.object({ message: z.string() })) }).parse(JSON.parse(body)).errors[0]?.message

it.each(['dealer admin of A', 'editor of A', 'platform admin'])('B6 %s adds a photo', async (who) => {
  const { getStorage } = await import('@/integrations/storage')
  const before = await stored(ids.a)
  const { status, body } = await send(who, ids.a, png)
  expect(status).toBe(201)
  const { url } = answered.parse(JSON.parse(body))
  expect(url).toMatch(new RegExp(`^/media/${world.refs.a.tenant}/${ids.a}/[0-9a-f-]{36}\\.webp$`))
  expect(await getStorage().has(url.slice('/media/'.length))).toBe(true)
  // Shoppers see it once the form is saved.
  const after = await stored(ids.a)
  expect([after.rev, after.images]).toEqual([before.rev, before.images])
  expect(after.own_photos?.at(-1)?.file).toBe(url.split('/').at(-1))
})

it('W6 an iPhone photo is taken, here and in the library', async () => {
  expect((await send('editor of A', ids.a, phone, { 'content-type': 'image/heic' })).status).toBe(201)
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: 'Yard', tenant: world.refs.a.tenant }))
  form.set('file', new File([new Uint8Array(phone)], 'IMG_1.HEIC', { type: 'image/heic' }))
  const { status, body } = await rest('POST', '/media', headersOf('editor of A'), form)
  expect([status, body.includes('img-1.webp')]).toEqual([201, true])
})

it('T9 sales staff of the dealer read who may', async () => {
  const { status, body } = await send('sales of A1', ids.a, png)
  expect([status, words(body)]).toEqual([403, expect.stringContaining('editors and dealer admins')])
})

it.each([
  ['editor of A', 'b'],
  ['sales of A1', 'b'],
  ['anonymous', 'a'],
  ['shopper of A', 'a'],
  ['staff of no dealer', 'a'],
  ['disabled admin of A', 'a'],
  ['key of A to write', 'a'],
] as const)('T9 T10 for %s a car of %s is not there', async (who, at) => {
  const before = (await stored(ids[at])).own_photos
  const { status, body } = await send(who, ids[at], png)
  expect(status).toBe(404)
  expect(body).toBe((await send(who, 'none', png)).body)
  expect((await stored(ids[at])).own_photos).toEqual(before)
})

it.each([
  ['a text', Buffer.from('hello'), 422, REFUSALS.format],
  ['nothing', Buffer.alloc(0), 422, REFUSALS.format],
  ['half an iPhone photo', phone.subarray(0, 600), 422, /damaged|no photo/],
  ['a file that is too large', Buffer.alloc(MAX_UPLOAD_BYTES + 1), 413, REFUSALS.bytes],
])('%s is refused in words', async (_what, bytes, status, notified) => {
  const answer = await send('editor of A', ids.a, bytes)
  expect(answer.status).toBe(status)
  expect(words(answer.body)).toMatch(notified)
})

const isThere = async (id: string) =>
  (await world.db.count({ collection: 'media', where: { id: { equals: id } }, overrideAccess: true }))
    .totalDocs === 1

it('a picture that a page shows is kept, in words that name the page', async () => {
  const alt = { alt: 'Yard', tenant: world.refs.a.tenant }
  const file = { data: png, mimetype: 'image/png', name: 'y.png', size: png.length }
  const media = await world.db.create({ collection: 'media', data: alt, file, overrideAccess: true })
  const { id } = media
  const page = world.ids.pages?.a ?? ''
  const show = (image: string | null) =>
    world.db.update({
      ...{
        collection: 'pages',
        id: page,
        overrideAccess: true,
        depth: 0,
        data: { seo: { image_url: image } },
      },
    })
  const { title } = await show(media.url ?? '')
  const refused = await rest('DELETE', `/media/${id}`, headersOf('editor of A'))
  expect([refused.status, words(refused.body)]).toEqual([409, expect.stringContaining(`the page “${title}”`)])
  expect(await isThere(id)).toBe(true)
  // Who may not read the picture is not told where it is shown.
  const foreign = await rest('DELETE', `/media/${id}`, headersOf('staff of no dealer'))
  expect([403, 404]).toContain(foreign.status)
  expect(await isThere(id)).toBe(true)
  expect(foreign.body).not.toContain(title)
  await show(null)
  expect((await rest('DELETE', `/media/${id}`, headersOf('editor of A'))).status).toBe(200)
  expect(await isThere(id)).toBe(false)
})

it('a picture of a car’s list is kept too, and that of another dealer is not looked at', async () => {
  const url = `/media/${world.refs.b.tenant}/${'x'.repeat(9)}.webp`
  await world.db.update({
    ...{ collection: 'cars', id: ids.b, overrideAccess: true, depth: 0 },
    data: { images: [{ image: { url } }] },
  })
  const { placesOf } = await import('@/collections/Media/usedBy')
  const { createLocalReq } = await import('payload')
  const req = await createLocalReq({}, world.db)
  expect(await placesOf(req, world.refs.b.tenant, [url])).toEqual([expect.stringContaining('the car “')])
  expect(await placesOf(req, world.refs.a.tenant, [url])).toEqual([])
})
