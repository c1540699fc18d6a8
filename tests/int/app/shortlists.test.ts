/** A shortlist for two, by the built app: two people, a stranger, another dealer, and a dealer without it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type AppProcess } from '../../helpers/appProcess'

const [DEALER, OTHER] = ['westside-motors.localhost', 'harbour-toyota.localhost']
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
let dataDir = ''
let app: AppProcess
let cars: { id: string; slug: string; price: number }[]

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'forecourt-shortlists-'))
  app = await startApp({ DATA_DIR: dataDir })
  cars = JSON.parse((await app.ask({ host: DEALER, path: '/api/cars/search' })).text).hits
})
afterAll(async () => {
  await app?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const post = (at: string, values: Record<string, string>, host = DEALER) =>
  app.ask({ host, path: at, method: 'POST', headers: FORM, body: new URLSearchParams(values).toString() })
async function begin(count: number): Promise<URL> {
  const slugs = cars.slice(0, count).map(({ slug }) => slug)
  const { status, headers } = await post('/api/shortlists', { cars: slugs.join(',') })
  expect(status).toBe(303)
  return new URL(String(headers.location), `http://${DEALER}`)
}
/** As a program reads it: with the key in the address. */
const read = async (link: URL, host = DEALER) =>
  (await app.ask({ host, path: link.pathname + link.search })).text
const linkIn = (html: string) =>
  new URL(/value="(http[^"]+\/shortlists\/[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '')
const carsIn = (html: string) => html.match(/<li class="shortlist__car"/g)
const keyOf = (link: URL) => link.searchParams.get('key') ?? ''

it('two people answer by their own links, and each reads both', async () => {
  const first = await begin(2)
  const [a, b] = cars
  const second = linkIn(await read(first))
  expect(keyOf(second)).not.toBe(keyOf(first))
  const answer = { [`vote.${a?.id}`]: 'yes', [`note.${a?.id}`]: 'Fits <our> garage', name: 'Kim' }
  const saved = await post(`/api${first.pathname}`, { key: keyOf(first), ...answer })
  expect([saved.status, saved.headers.location]).toEqual([303, `${first.pathname}${first.search}&saved=1`])
  await post(`/api${second.pathname}`, {
    ...{ key: keyOf(second), name: 'Alex' },
    ...{ [`vote.${a?.id}`]: 'yes', [`vote.${b?.id}`]: 'no' },
  })
  const [own, others] = [await read(first), await read(second)]
  expect(own).toContain('Alex: No')
  expect(others).toContain('Kim: Yes')
  expect(others).toContain('Fits &lt;our&gt; garage')
  for (const page of [own, others]) {
    expect(page).toContain('You both want it')
    expect(page.indexOf(`note.${a?.id}`)).toBeLessThan(page.indexOf(`note.${b?.id}`))
  }
  expect(others).not.toContain(keyOf(first))
})

it('takes six cars of this dealer at most, each once, and none that is not listed', async () => {
  const html = await read(await begin(8))
  expect(carsIn(html)).toHaveLength(6)
  const { slug } = cars[0] ?? { slug: '' }
  const twice = await post('/api/shortlists', { cars: `${slug},${slug},nothing` })
  const page = await read(new URL(String(twice.headers.location), `http://${DEALER}`))
  expect(carsIn(page)).toHaveLength(1)
  expect((await post('/api/shortlists', { cars: 'nothing' })).status).toBe(422)
  expect((await post('/api/shortlists', { cars: slug }, OTHER)).status).toBe(422)
})

it('opens for nobody else: another key, another dealer, another list', async () => {
  const [one, other] = [await begin(1), await begin(1)]
  const gone = 'This shortlist is not here.'
  const strange = new URL(`${one.pathname}?key=${keyOf(other)}`, one)
  expect(await read(strange)).toContain(gone)
  expect(await read(one, OTHER)).toContain(gone)
  expect(await read(new URL(one.pathname, one))).toContain(gone)
  await post(`/api${one.pathname}`, { key: keyOf(other), name: 'Mallory' })
  await post(`/api${one.pathname}`, { key: keyOf(one), name: 'Mallory' }, OTHER)
  await post(`/api${one.pathname}`, { key: keyOf(other), act: 'delete' })
  expect(await read(one)).not.toMatch(/Mallory|This shortlist is not here/)
})

it('a browser has the key in a cookie and no address; the page is for nobody’s cache', async () => {
  const link = await begin(1)
  const browser = { accept: 'text/html', 'sec-fetch-mode': 'navigate' }
  const moved = await app.ask({ host: DEALER, path: link.pathname + link.search, headers: browser })
  expect([moved.status, moved.headers.location]).toEqual([303, link.pathname])
  const cookie = String(moved.headers['set-cookie']).split(';')[0] ?? ''
  const page = await app.ask({ host: DEALER, path: link.pathname, headers: { ...browser, cookie } })
  expect(page.text).toContain('A shortlist for two')
  expect(page.headers['cache-control']).toMatch(/no-store|private/)
  expect(page.text).toContain('noindex')
})

it('either of the two deletes it, for both', async () => {
  const first = await begin(1)
  const second = linkIn(await read(first))
  await post(`/api${second.pathname}`, { key: keyOf(second), act: 'delete' })
  expect(await read(first)).toContain('This shortlist is not here.')
})
