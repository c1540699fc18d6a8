import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { closeDb } from '../../helpers/db'
import { rest } from './rest'
import { fontFile, makeWorld, type World, principalIn } from './world'
import { GET as media } from '@/app/media/[...path]/route'

let world: World
const headersOf = (name: string) => principalIn(world, name).headers
const saved = z.object({ doc: z.object({ id: z.string(), url: z.string(), filename: z.string() }) })

beforeAll(async () => {
  world = await makeWorld()
})
afterAll(closeDb)

function upload(as: string, data: Buffer, name = 'Kauri Sans.woff2', tenant = world.refs.a.tenant) {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ family: 'Kauri Sans', licence: 'Order 12', tenant }))
  form.set('file', new Blob([new Uint8Array(data)], { type: 'font/woff2' }), name)
  return rest('POST', '/fonts', headersOf(as), form)
}
const openMedia = (url: string, host?: string) =>
  media(new Request(`http://x${url}`, { headers: host ? { 'x-forecourt-site': host } : {} }), {
    params: Promise.resolve({ path: url.split('/').slice(2) }),
  })

it('a dealer admin uploads a font, the site’s host serves it unchanged, the neighbour’s does not', async () => {
  const bytes = readFileSync('public/fonts/figtree-latin-wght-normal.woff2')
  const answer = await upload('dealer admin of A', bytes)
  expect(answer.status, answer.body).toBe(201)
  const { doc } = saved.parse(JSON.parse(answer.body))
  expect(doc.filename).toMatch(/^[0-9a-f-]{36}-kauri-sans\.woff2$/)
  const [own, other] = await Promise.all(
    ['a', 'b'].map(async (key) => {
      const slug = key === 'a' ? world.refs.a.tenant : world.refs.b.tenant
      const dealer = await world.db.findByID({ collection: 'tenants', id: slug, depth: 0 })
      return openMedia(doc.url, `${dealer.slug}.localhost`)
    }),
  )
  expect(own?.status).toBe(200)
  expect(own?.headers.get('content-type')).toBe('font/woff2')
  expect(Buffer.from((await own?.arrayBuffer()) ?? new ArrayBuffer(0)).equals(bytes)).toBe(true)
  expect(other?.status).toBe(404)
})

it('what is no font is refused in words', async () => {
  const answer = await upload('dealer admin of A', Buffer.from('<!doctype html>'.repeat(9)))
  expect(answer.status).toBe(415)
  expect(answer.body).toContain('Use the WOFF2 file of the font')
})

it.each(['editor of A', 'sales of A1', 'anonymous', 'staff of no dealer'])(
  '%s uploads none',
  async (name) => {
    expect([401, 403]).toContain((await upload(name, fontFile())).status)
  },
)

it('one that the website uses is not deleted, and goes once it is not', async () => {
  const { doc } = saved.parse(JSON.parse((await upload('dealer admin of A', fontFile())).body))
  const id = world.refs.a.tenant
  const { config } = await world.db.findByID({ collection: 'tenants', id, depth: 0 })
  const withFont = (display: unknown) => ({
    ...config,
    theme: { ...config.theme, fonts: { ...config.theme.fonts, display } },
  })
  const headers = headersOf('dealer admin of A')
  const put = (display: unknown) => rest('PATCH', `/tenants/${id}`, headers, { config: withFont(display) })
  expect((await put({ family: 'Kauri Sans', file: doc.url })).status).toBe(200)
  const refused = await rest('DELETE', `/fonts/${doc.id}`, headers)
  expect(refused.status).toBe(409)
  expect(refused.body).toContain('The website uses this font')
  expect((await put('Figtree')).status).toBe(200)
  expect((await rest('DELETE', `/fonts/${doc.id}`, headers)).status).toBe(200)
  expect((await openMedia(doc.url)).status).toBe(404)
})
