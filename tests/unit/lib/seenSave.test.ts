import { expect, it } from 'vitest'
import { SEEN_HEADER, sendSeen } from '@/lib/seenSave'

const refusal = (seen: string) =>
  Response.json({ errors: [{ message: 'Changed meanwhile', data: { seen } }] }, { status: 409 })

function scopeOf(...answers: Response[]) {
  const sent: (string | null)[] = []
  const fetch: typeof globalThis.fetch = async (_input, init) => {
    sent.push(new Headers(init?.headers).get(SEEN_HEADER))
    return answers.shift() ?? Response.json({})
  }
  const scope = { fetch }
  return { scope, sent, before: scope.fetch, end: sendSeen(scope) }
}
const PATCH = { method: 'PATCH' }
const CAR = '/admin/api/cars/1?depth=0'

it('sends with the second press what the refusal of the first said, and nothing after a save', async () => {
  const { scope, sent } = scopeOf(refusal('a'), refusal('b'), Response.json({}))
  for (let press = 0; press < 4; press++) await scope.fetch(CAR, PATCH)
  expect(sent).toEqual([null, 'a', 'b', null])
})

it.each([
  ['another row', '/admin/api/cars/2?depth=0', PATCH],
  ['a save at a pause in typing', '/admin/api/cars/1?autosave=true', PATCH],
  ['a call that is no save', CAR, { method: 'GET' }],
])('sends nothing with %s', async (_what, address, init) => {
  const { scope, sent } = scopeOf(refusal('a'))
  await scope.fetch(CAR, PATCH)
  await scope.fetch(address, init)
  expect(sent).toEqual([null, null])
})

it('leaves the answer to be read, and ends', async () => {
  const { scope, before, end } = scopeOf(refusal('a'))
  expect(await (await scope.fetch(CAR, PATCH)).json()).toMatchObject({ errors: [{ data: { seen: 'a' } }] })
  end()
  expect(scope.fetch).toBe(before)
})
