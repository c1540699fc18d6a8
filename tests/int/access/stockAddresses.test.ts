/** The form of a supplier's address: what it refuses, and that a password goes in and never comes out. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeDb } from '../../helpers/db'
import { recordOf } from '@/access/ids'
import { needsFor } from '@/admin/dashboard/needs/readNeeds'
import { table } from '@/db/table'
import { passwordOf } from '@/features/stock/files/addresses.rules'
import { env } from '@/env'
import { unseal } from '@/lib/secrets'
import { rest } from './rest'
import { makeWorld, type World, principalIn } from './world'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(closeDb)

const headers = () => principalIn(world, 'dealer admin of A').headers
const entered = (over: Record<string, unknown> = {}) => ({
  ...{ tenant: world.refs.a.tenant, dealership_id: world.refs.a.dealership, name: 'Supplier' },
  ...{ url: 'https://supplier.example/stock.csv', every: 'night', mode: 'full', enabled: true, ...over },
})
const send = (method: 'POST' | 'PATCH', path: string, body: Record<string, unknown>) =>
  rest(method, path, headers(), body)
const stored = async (id: string) => (await (await table('stock-addresses')).find([['id', '=', id]]))[0] ?? {}
const idOf = (body: string) => String(recordOf(recordOf(JSON.parse(body)).doc).id)

it('stores a password sealed for its host, keeps it, and drops it with another host or without a user', async () => {
  const made = await send('POST', '/stock-addresses', entered({ login: 'yard', password: 'pass word' }))
  expect(made.status, made.body).toBe(201)
  const id = idOf(made.body)
  const read = await rest('GET', `/stock-addresses/${id}`, headers())
  for (const { body } of [made, read]) expect(body).not.toMatch(/pass word|sealed_password":"/)
  const open = async (host: string) =>
    unseal(
      env.payloadSecret,
      passwordOf(`https://${host}/`),
      String((await stored(id)).sealed_password ?? ''),
    )
  expect(await open('supplier.example')).toBe('pass word')
  await send('PATCH', `/stock-addresses/${id}`, { name: 'Other name', password: '' })
  expect(await open('supplier.example')).toBe('pass word')
  await send('PATCH', `/stock-addresses/${id}`, { url: 'https://elsewhere.example/x.csv' })
  expect((await stored(id)).sealed_password).toBeNull()
  await send('PATCH', `/stock-addresses/${id}`, { password: 'second' })
  expect(await open('elsewhere.example')).toBe('second')
  await send('PATCH', `/stock-addresses/${id}`, { login: '' })
  expect((await stored(id)).sealed_password).toBeNull()
})

it('is fetched anew after a change of what decides, and not after a new name', async () => {
  const id = idOf((await send('POST', '/stock-addresses', entered())).body)
  const plan = async () => (await stored(id)).next_at
  await (await table('stock-addresses')).update([['id', '=', id]], { next_at: 9e12, etag: '"1"' })
  await send('PATCH', `/stock-addresses/${id}`, { name: 'New name' })
  expect(await plan()).toBe(9e12)
  await send('PATCH', `/stock-addresses/${id}`, { mode: 'update' })
  expect(await stored(id)).toMatchObject({ next_at: 0, etag: null })
})

it.each([
  ['http://supplier.example/x', /starts with https/],
  ['https://127.0.0.1/x', /not on the public/],
  ['https://10.1.2.3/x', /not on the public/],
  ['https://[::1]/x', /not on the public/],
  ['https://supplier.example:8443/x', /port/],
  ['https://user:pass@supplier.example/x', /user name or password/],
  ['nonsense', /starts with https/],
])('refuses %s', async (url, words) => {
  const answer = await send('POST', '/stock-addresses', entered({ url }))
  expect([answer.status, answer.body]).toEqual([400, expect.stringMatching(words)])
})

it('takes no dealership of another dealer', async () => {
  const answer = await send('POST', '/stock-addresses', entered({ dealership_id: world.refs.b.dealership }))
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.status).toBeLessThan(500)
})

it('Today says, to administrators of its dealer alone, that one could not be fetched three times', async () => {
  const id = idOf((await send('POST', '/stock-addresses', entered({ name: 'Silent' }))).body)
  const titles = async (who: string) => {
    const { userId = '' } = principalIn(world, who)
    const found = await world.db.findByID({ collection: 'users', id: userId, depth: 0, overrideAccess: true })
    const needs = await needsFor(world.db, { ...found, collection: 'users' }, new Date())
    return needs.flatMap(({ id: need, title, why, href }) =>
      need === `stock address ${id}` ? [{ title, why, href }] : [],
    )
  }
  const note = async (over: Record<string, unknown>) =>
    (await table('stock-addresses')).update([['id', '=', id]], {
      ...{ last_at: new Date().toISOString(), last_result: 'The address answered 404.', ...over },
    })
  await note({ failures: 2 })
  expect(await titles('dealer admin of A')).toEqual([])
  await note({ failures: 3 })
  const need = {
    title: 'The stock file Silent could not be fetched three times in a row',
    why: 'The address answered 404. Cars that were sold meanwhile may be on the website still.',
    href: `/admin/collections/stock-addresses/${id}`,
  }
  expect(await titles('dealer admin of A')).toEqual([need])
  for (const who of ['editor of A', 'sales of A1', 'staff of no dealer'])
    expect([who, await titles(who)]).toEqual([who, []])
  await note({ enabled: false })
  expect(await titles('dealer admin of A')).toEqual([])
})
