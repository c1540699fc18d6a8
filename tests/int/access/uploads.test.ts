/** No collection with uploads fetches an address, whichever way it is named. */
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { Socket, type AddressInfo } from 'node:net'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import sharp from 'sharp'
import { isRecord } from '@/lib/isRecord'
import { closeDb } from '../../helpers/db'
import { answerOf, type Answer, type Method } from './rest'
import { SAMPLES } from './samples.data'
import { fileFor, makeWorld, type World, principalIn } from './world'

let world: World
let slugs: string[] = []
let reached = 0
/** Connections that this process opens; the store is a file. */
const connect = vi.spyOn(Socket.prototype, 'connect')
const bait = createServer((_req, res) => {
  reached++
  res.setHeader('content-type', 'image/png').end('<script>alert(1)</script>')
})

beforeAll(async () => {
  world = await makeWorld()
  slugs = world.db.config.collections.filter(({ upload }) => upload).map(({ slug }) => slug)
  await new Promise<void>((resolve) => bait.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  bait.close()
  connect.mockRestore()
  await closeDb()
})
beforeEach(() => {
  reached = 0
  connect.mockClear()
})

const portOf = (address: AddressInfo | string | null) => (isRecord(address) ? address.port : 0)
const addresses = () => [
  `http://127.0.0.1:${portOf(bait.address())}/x.png`,
  `//127.0.0.1:${portOf(bait.address())}/x.png`,
  'http://pictures.example/x.png',
  'file:///etc/hostname',
  '\\\\127.0.0.1\\x.png',
]
const headers = () => principalIn(world, 'dealer admin of A').headers
const sampleOf = (slug: string) => SAMPLES[slug]?.(world.refs.a, 'x', '-upload')
const ownOf = (slug: string) => world.ids[slug]?.a ?? ''

/** As the address that Next serves answers: with the checks in front of Payload. */
async function call(method: Method, path: string, body?: FormData | object): Promise<Answer> {
  const route = await import('@/app/(payload)/admin/api/[...slug]/route')
  const url = new URL(`http://localhost:3000/admin/api${path}`)
  const isForm = body instanceof FormData
  const type: Record<string, string> = body && !isForm ? { 'content-type': 'application/json' } : {}
  const init = body ? { body: isForm ? body : JSON.stringify(body) } : {}
  const request = new Request(url, { method, headers: { ...type, ...headers() }, ...init })
  const slug = url.pathname.split('/').slice(3).filter(Boolean)
  return answerOf(await route[method](request, { params: Promise.resolve({ slug }) }))
}

function formOf(data: object, file?: Blob | string, name = 'x.png'): FormData {
  const form = new FormData()
  form.set('_payload', JSON.stringify(data))
  if (typeof file === 'string') form.set('file', file)
  else if (file) form.set('file', file, name)
  return form
}

it('there are collections with uploads to try', () => {
  expect(slugs).toEqual(expect.arrayContaining(['media', 'fonts']))
})

it('an address in place of a file is refused wherever a file is sent, and nothing is fetched', async () => {
  for (const slug of slugs)
    for (const url of addresses()) {
      const data = { ...(isRecord(sampleOf(slug)) ? sampleOf(slug) : {}), url, filename: 'x.html' }
      const edits = 'uploadEdits[focalPoint][x]=1&uploadEdits[focalPoint][y]=2&uploadEdits[widthInPixels]=9'
      const answers = [
        await call('POST', `/${slug}`, data),
        await call('POST', `/${slug}`, formOf(data)),
        await call('POST', `/${slug}`, formOf(data, JSON.stringify({ filename: 'x.html', url }))),
        await call('PATCH', `/${slug}/${ownOf(slug)}`, data),
        await call('PATCH', `/${slug}/${ownOf(slug)}?${edits}`, data),
        await call('PATCH', `/${slug}/${ownOf(slug)}`, formOf(data, url)),
        await call('PATCH', `/${slug}?where[id][equals]=${ownOf(slug)}&${edits}`, data),
        await call('GET', `/${slug}/paste-url?src=${encodeURIComponent(url)}`),
        await call('GET', `/${slug}/paste-url/${ownOf(slug)}?src=${encodeURIComponent(url)}`),
      ]
      // No copies of uploads: the address is not there.
      const copy = await call('POST', `/${slug}/${ownOf(slug)}/duplicate`, data)
      expect([400, 404]).toContain(copy.status)
      expect(
        answers.map(({ status }) => status),
        `${slug} ${url}`,
      ).toEqual(answers.map(() => 400))
    }
  expect(reached).toBe(0)
  expect(connect).not.toHaveBeenCalled()
})

it('a file that is text, none at all, or several is refused with a sentence', async () => {
  for (const slug of slugs) {
    const data = isRecord(sampleOf(slug)) ? (sampleOf(slug) ?? {}) : {}
    const two = formOf(data, new Blob(['x']))
    two.append('file', new Blob(['y']), 'y.png')
    for (const form of [formOf(data), formOf(data, 'x'), formOf(data, 'null'), formOf(data, '{}'), two]) {
      const answer = await call('POST', `/${slug}`, form)
      expect([answer.status, slug]).toEqual([400, slug])
      expect(answer.body).toMatch(/[Cc]hoose a file|file name is required/)
    }
  }
})

it.each([
  ['multipart/form-data', ''],
  ['multipart/form-data; boundary=x', ''],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nz',
  ],
  ['multipart/form-data; boundary=x', '--x\r\n\r\n\r\n--x--\r\n'],
  ['multipart/mixed; boundary=x', '--x--'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{\r\n--x--\r\n',
  ],
])('a broken form of %s is a 400', async (type, body) => {
  const route = await import('@/app/(payload)/admin/api/[...slug]/route')
  for (const slug of [['media'], ['fonts'], ['cars'], ['users', 'login'], ['stock-files']]) {
    const url = `http://localhost:3000/admin/api/${slug.join('/')}`
    const sent = new Request(url, { method: 'POST', body, headers: { ...headers(), 'content-type': type } })
    const answer = await answerOf(await route.POST(sent, { params: Promise.resolve({ slug }) }))
    expect(answer.status, `${slug.join('/')} ${answer.body}`).toBeGreaterThanOrEqual(400)
    expect(answer.status, `${slug.join('/')} ${answer.body}`).toBeLessThan(500)
  }
})

it('the focus of a stored picture is saved without fetching it, within the picture', async () => {
  const id = ownOf('media')
  const edits = (x: string, y: string) => `uploadEdits[focalPoint][x]=${x}&uploadEdits[focalPoint][y]=${y}`
  const focus = async () => {
    const { focalX, focalY } = await world.db.findByID({ collection: 'media', id, depth: 0 })
    return [focalX, focalY]
  }
  expect((await call('PATCH', `/media/${id}?${edits('12', '80')}`, { alt: 'x' })).status).toBe(200)
  expect(await focus()).toEqual([12, 80])
  await call('PATCH', `/media/${id}?${edits('-5', '1e9')}`, { alt: 'x' })
  expect(await focus()).toEqual([0, 100])
  await call('PATCH', `/media/${id}?${edits('x', '')}&uploadEdits[crop][x]=1`, { alt: 'x' })
  expect(await focus()).toEqual([0, 100])
  expect(connect).not.toHaveBeenCalled()
})

it('whatever a file is called, ours is a picture or a font, without its maker’s notes', async () => {
  const taken = await sharp({ create: { width: 6, height: 6, channels: 3, background: '#246' } })
    .withExif({ IFD0: { ImageDescription: '<script>alert(1)</script>' } })
    .jpeg()
    .toBuffer()
  const named = new Map([['media', taken]])
  for (const slug of slugs)
    for (const name of ['x.html', 'x.svg', 'x.png.js', '../../x.php', 'x']) {
      const sample = await fileFor(slug)
      const bytes = new Uint8Array(named.get(slug) ?? sample?.data ?? Buffer.alloc(0))
      const data = isRecord(sampleOf(slug)) ? (sampleOf(slug) ?? {}) : {}
      const answer = await call(
        'POST',
        `/${slug}`,
        formOf(data, new Blob([bytes], { type: sample?.mimetype ?? '' }), name),
      )
      expect(answer.status, answer.body).toBe(201)
      expect(answer.body).toMatch(/"filename":"[0-9a-f-]{36}-[\w-]+\.(?:webp|woff2)"/)
      const url = /"url":"([^"]+)"/.exec(answer.body)?.[1] ?? ''
      const { GET: open } = await import('@/app/media/[...path]/route')
      const stored = await open(new Request(`http://x${url}`), {
        params: Promise.resolve({ path: url.split('/').slice(2) }),
      })
      expect(stored.headers.get('content-type')).toMatch(/^(?:image\/webp|font\/woff2)$/)
      expect(Buffer.from(await stored.arrayBuffer()).includes('script')).toBe(false)
    }
})

it('the picture that Payload draws for links is off: its letters would be fetched', async () => {
  // Payload adds the address to the first config of a process, which other files share: its module is loaded anew for this one.
  const routes = createRequire(import.meta.url).resolve('@payloadcms/next/routes')
  const { GET } = await import(`${pathToFileURL(path.join(routes, '../../routes/rest/index.js')).href}?anew`)
  const { default: config } = await import('@payload-config')
  connect.mockClear()
  const request = new Request('http://localhost:3000/admin/api/og?title=%F0%9F%9A%97')
  const answer: Response = await GET(config)(request, { params: Promise.resolve({ slug: ['og'] }) })
  expect([answer.status, connect.mock.calls.length]).toEqual([400, 0])
  expect(await answer.json()).toEqual({ error: 'Open Graph images are disabled' })
})
