/** The form of a marketplace: what it refuses, that secrets never come out, who may press, and what Today says. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeDb } from '../../helpers/db'
import { recordOf } from '@/access/ids'
import { needsFor } from '@/admin/dashboard/needs/readNeeds'
import { table } from '@/db/table'
import { env } from '@/env'
import { secretOf } from '@/features/stock-files/sending.rules'
import { unseal } from '@/lib/secrets'
import { rest } from './rest'
import { makeWorld, type World, principalIn } from './world'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(closeDb)

const headersOf = (who: string) => principalIn(world, who).headers
const entered = (over: Record<string, unknown> = {}) => ({
  ...{ tenant: world.refs.a.tenant, name: 'Market', file: 'carsales.csv', way: 'put', enabled: true },
  ...{ url: 'https://market.example/in', first_at: '06:00', second_at: '18:00', resend: true, ...over },
})
const send = (
  method: 'POST' | 'PATCH',
  path: string,
  body: Record<string, unknown>,
  who = 'dealer admin of A',
) => rest(method, path, headersOf(who), body)
const stored = async (id: string) => (await (await table('stock-targets')).find([['id', '=', id]]))[0] ?? {}
const made = async (over: Record<string, unknown> = {}) => {
  const { status, body } = await send('POST', '/stock-targets', entered(over))
  expect(status, body).toBe(201)
  return String(recordOf(recordOf(JSON.parse(body)).doc).id)
}

it('stores a secret sealed for its host, keeps it, and drops it with another host or without a use', async () => {
  const id = await made({ login: 'yard', password: 'pass word' })
  const read = await rest('GET', `/stock-targets/${id}`, headersOf('dealer admin of A'))
  expect(read.body).not.toMatch(/pass word|sealed_password|next_at|"sent":/)
  const open = async (host: string) =>
    unseal(env.payloadSecret, secretOf(`https://${host}/`), String((await stored(id)).sealed_password ?? ''))
  expect(await open('market.example')).toBe('pass word')
  await send('PATCH', `/stock-targets/${id}`, { name: 'Other name', password: '' })
  expect(await open('market.example')).toBe('pass word')
  await send('PATCH', `/stock-targets/${id}`, { url: 'https://elsewhere.example/in' })
  expect((await stored(id)).sealed_password).toBeNull()
  await send('PATCH', `/stock-targets/${id}`, { password: 'second' })
  expect(await open('elsewhere.example')).toBe('second')
  await send('PATCH', `/stock-targets/${id}`, { login: '' })
  expect((await stored(id)).sealed_password).toBeNull()
})

it('a save that decides is sent like a change; a new name is not, and a new address begins anew', async () => {
  const id = await made()
  const rows = await table('stock-targets')
  const rest = { next_at: 9e12, tries: 5, sent: { a: ['A', 'x'] }, changed_since: null, changed_at: null }
  await rows.update([['id', '=', id]], rest)
  await send('PATCH', `/stock-targets/${id}`, { name: 'New name' })
  expect(await stored(id)).toMatchObject({ next_at: 9e12, tries: 5 })
  const before = Date.now()
  await send('PATCH', `/stock-targets/${id}`, { second_at: '17:30' })
  const row = await stored(id)
  expect(row).toMatchObject({ tries: 0, next_at: 0, sent: { a: ['A', 'x'] } })
  expect(Number(row.changed_since)).toBeGreaterThanOrEqual(before)
  await send('PATCH', `/stock-targets/${id}`, { url: 'https://market.example/other' })
  expect((await stored(id)).sent).toBeNull()
})

it.each<[Record<string, unknown>, RegExp]>([
  [{ url: 'http://market.example/x' }, /starts with https/],
  [{ url: 'sftp://market.example/x' }, /starts with https/],
  [{ url: 'https://127.0.0.1/x' }, /not on the public internet/],
  [{ url: 'https://[::1]/x' }, /not on the public internet/],
  [{ url: 'https://market.example:8443/x' }, /port/],
  [{ url: 'https://localhost/x' }, /not on the public internet/],
  [{ url: `https://market.example/${'x'.repeat(1000)}` }, /This has 1,023 letters. Use at most 1,000\./],
  [{ url: 'https://user:pass@market.example/x' }, /user name or password/],
  [{ login: 'yard', header: 'X-Api-Key' }, /not both/],
  [{ header: 'Content-Length', password: '1' }, /name of a header/],
  [{ header: 'Host', password: '1' }, /name of a header/],
  [{ header: 'X Key', password: '1' }, /name of a header/],
  [{ header: 'X-Api-Key', password: 'a\r\nb: c' }, /letters without accents/],
  [{ first_at: '6 am' }, /time such as 08:30/],
  [{ second_at: '' }, /time such as 08:30/],
  [{ file: 'nothing.csv' }, /Shape of the file|invalid/i],
])('refuses %o', async (over, words) => {
  const answer = await send('POST', '/stock-targets', entered(over))
  expect([answer.status, answer.body]).toEqual([400, expect.stringMatching(words)])
})

it('takes no dealership of another dealer', async () => {
  const answer = await send('POST', '/stock-targets', entered({ dealership_id: world.refs.b.dealership }))
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.status).toBeLessThan(500)
})

const OTHERS = [
  ...['editor of A', 'sales of A1', 'staff of no dealer', 'disabled admin of A'],
  ...['anonymous', 'shopper of A', 'key of A to write'],
]
it('"Send now" and a signing secret are for its dealer’s administrators alone', async () => {
  const id = await made({ way: 'webhook' })
  const { id: foreign } = await world.db.create({
    ...{ collection: 'stock-targets', overrideAccess: true, depth: 0 },
    data: { ...entered(), tenant: world.refs.b.tenant, file: 'stock.csv', way: 'put' },
  })
  const before = [await stored(id), await stored(foreign)]
  const tries = [
    ...OTHERS.map((who) => [who, id] as const),
    ...['dealer admin of A', 'group admin of A and C'].map((who) => [who, foreign] as const),
  ]
  for (const [who, row] of tries)
    for (const call of [`/stock-sends/${row}`, `/stock-targets/${row}/secret`]) {
      const answer = await send('POST', call, {}, who)
      const missing = await send('POST', call.replace(row, 'nothing-here'), {}, who)
      expect([who, call, answer.status, answer.body]).toEqual([who, call, missing.status, missing.body])
      expect([401, 403, 404]).toContain(answer.status)
    }
  expect([await stored(id), await stored(foreign)]).toEqual(before)
  const secret = await send('POST', `/stock-targets/${id}/secret`, {})
  expect(recordOf(JSON.parse(secret.body)).secret).toMatch(/^whsec_/)
  const read = await rest('GET', `/stock-targets/${id}`, headersOf('dealer admin of A'))
  expect(read.body).not.toContain('whsec_')
  expect((await send('POST', `/stock-sends/${id}`, {})).status).toBe(200)
  expect(await stored(id)).toMatchObject({ next_at: 0, tries: 0, asked_at: expect.any(Number) })
})

it('"Send now" without a signing secret says so, and nothing goes out', async () => {
  const id = await made({ way: 'webhook' })
  const before = await stored(id)
  const answer = await send('POST', `/stock-sends/${id}`, {})
  expect([answer.status, answer.body]).toEqual([
    422,
    expect.stringContaining('It has no signing secret yet.'),
  ])
  expect(await stored(id)).toEqual(before)
})

it('names all fields at fault at once', async () => {
  const answer = await send('POST', '/stock-targets', {
    tenant: world.refs.a.tenant,
    url: 'https://localhost/in',
  })
  expect(answer.status).toBe(400)
  for (const path of ['name', 'file', 'url']) expect(answer.body).toContain(`"path":"${path}"`)
})

it('"Send now" of one that is off says what to do', async () => {
  const answer = await send('POST', `/stock-sends/${await made({ enabled: false })}`, {})
  expect([answer.status, answer.body]).toEqual([
    422,
    expect.stringContaining('Tick “Send it” and save first.'),
  ])
})

it('Today says, to administrators of its dealer alone, that a marketplace does not take the file', async () => {
  const id = await made({ name: 'Silent' })
  const needs = async (who: string) => {
    const { userId = '' } = principalIn(world, who)
    const found = await world.db.findByID({ collection: 'users', id: userId, depth: 0, overrideAccess: true })
    const all = await needsFor(world.db, { ...found, collection: 'users' }, new Date())
    return all.flatMap(({ id: need, title, why, href }) =>
      need === `stock target ${id}` ? [{ title, why, href }] : [],
    )
  }
  const none = { count: 0, cars: [] }
  const run = { at: Date.now(), why: 'change', result: 'failed', cars: 2, next: null }
  const runs = [{ ...run, added: none, changed: none, removed: none, answer: 'market.example answered 500.' }]
  const note = async (over: Record<string, unknown>) =>
    (await table('stock-targets')).update([['id', '=', id]], { runs, ...over })
  await note({ tries: 2 })
  expect(await needs('dealer admin of A')).toEqual([])
  await note({ tries: 3 })
  expect(await needs('dealer admin of A')).toEqual([
    {
      title: 'Silent has not taken the file of your cars',
      why: 'market.example answered 500. Cars that were sold meanwhile may be advertised there still.',
      href: `/admin/collections/stock-targets/${id}`,
    },
  ])
  for (const who of ['editor of A', 'sales of A1', 'staff of no dealer'])
    expect([who, await needs(who)]).toEqual([who, []])
  await note({ enabled: false })
  expect(await needs('dealer admin of A')).toEqual([])
})
