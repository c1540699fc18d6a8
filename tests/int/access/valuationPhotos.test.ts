/** Who sees a shopper's photos: staff who may read the valuation, and nobody else. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeDb } from '../../helpers/db'
import { rest } from './rest'
import { makeWorld, plant, type World, principalIn } from './world'

let world: World
const CANARY = 'PIXELS-OF-A-SHOPPER'
const rows: Record<string, string> = {}

beforeAll(async () => {
  world = await makeWorld()
  const { privateStorage } = await import('@/integrations/storage')
  for (const at of ['a', 'a2', 'b'] as const) {
    const { tenant, location } = world.refs[at]
    const key = `${tenant}/photo-of-${at}.webp`
    await privateStorage().put(key, Buffer.from(CANARY), 'image/webp')
    rows[at] = await plant(world.db, 'valuations', {
      tenant,
      location_id: location,
      lead_id: `LPHOTO${at}`,
      photos: [{ key, name: 'front.jpg', bytes: 19 }],
    })
  }
})
afterAll(closeDb)

const headersOf = (name: string): Record<string, string> => principalIn(world, name).headers
const see = (row: string | undefined, who: string, photo = '0') =>
  rest('GET', `/valuation-photos/${row}/${photo}`, headersOf(who))

it.each(['dealer admin of A', 'sales of A1', 'platform admin'])('R3: %s sees the photo', async (who) => {
  const shown = await see(rows.a, who)
  expect(shown).toMatchObject({ status: 200, body: CANARY })
  expect(shown.response.headers.get('cache-control')).toBe('private, no-store')
  expect(shown.response.headers.get('content-security-policy')).toContain('sandbox')
})

it.each([
  ['b', 'dealer admin of A'],
  ['b', 'sales of A1'],
  ['a2', 'sales of A1'],
  ['a', 'editor of A'],
  ['a', 'staff of no dealer'],
  ['a', 'disabled admin of A'],
  ['a', 'anonymous'],
])('R3: of %s, %s sees nothing, as of a valuation that is not there', async (at, who) => {
  const shown = await see(rows[at], who)
  expect(shown.status).toBe(404)
  expect(shown.text).not.toContain(CANARY)
  expect(shown.body).toBe((await see('none', who)).body)
})

it.each(['1', '99', '-1', 'x', '0x0'])('there is no photo %s', async (photo) =>
  expect((await see(rows.a, 'dealer admin of A', photo)).status).toBe(404),
)
