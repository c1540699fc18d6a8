/** Scripts beside people: what reaches the dealer's inbox. A proof costs a machine a tenth of a second. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AlertDealer } from '../saved-searches/alertWorld'
import { openDeliveryWorld, type DeliveryWorld } from './deliveryWorld'
import { inFull } from '../../helpers/full'

const EACH = inFull(200, 40)
const PROVED = 40
const PEOPLE = 40
let world: DeliveryWorld
let north: AlertDealer
let south: AlertDealer
let proof: (host: string) => Promise<string>

beforeAll(async () => {
  world = await openDeliveryWorld(undefined)
  const { newChallenge } = await import('@/integrations/captcha')
  const { proofOf } = await import('../../helpers/captcha')
  proof = async (host) => proofOf(await newChallenge(host))
  north = await world.dealer('north', { email: 'sales@dealer.example' })
  south = await world.dealer('south')
})
afterAll(() => world.close())

/** With another signature: a letter anywhere may be one of the time that it took, which nobody checks. */
function altered(proof: string): string {
  const { challenge, ...rest } = JSON.parse(Buffer.from(proof, 'base64').toString())
  const signature = String(challenge.signature).split('').reverse().join('')
  return Buffer.from(JSON.stringify({ challenge: { ...challenge, signature }, ...rest })).toString('base64')
}
let sender = 0
const from = () => ({ 'x-forecourt-ip': `10.${sender >> 16}.${(sender >> 8) & 255}.${sender++ & 255}` })
const all = async (count: number, post: () => Promise<{ status: number }>) =>
  (await Promise.all(Array.from({ length: count }, post))).map(({ status }) => status)

// faults: B1, B2
it('L4 Q10 nothing of hundreds of tries of scripts, everything of people, in haste and with remembered details', async () => {
  const [used, foreign, own] = [await proof(north.host), await proof(south.host), await proof(north.host)]
  await world.post(north, world.lead({ website: 'x', captcha: used }), from())
  const tries: [what: string, statuses: number[]][] = [
    ['no proof', await all(EACH, () => world.post(north, world.lead(), from()))],
    ['nonsense', await all(EACH, () => world.post(north, world.lead({ captcha: randomUUID() }), from()))],
    ['a used proof', await all(EACH, () => world.post(north, world.lead({ captcha: used }), from()))],
    [
      'a proof for another dealer',
      await all(EACH, () => world.post(north, world.lead({ captcha: foreign }), from())),
    ],
    [
      'an altered proof',
      await all(EACH, () => world.post(north, world.lead({ captcha: altered(own) }), from())),
    ],
  ]
  for (const [what, statuses] of tries) expect([what, new Set(statuses)]).toEqual([what, new Set([422])])
  // With a good proof each, what only scripts do is held, and all of it is kept.
  const held = await all(PROVED, async () =>
    world.post(north, world.lead({ name: 'https://win.example', captcha: await proof(north.host) }), from()),
  )
  expect(new Set(held)).toEqual(new Set([201]))
  const rows = await world.leadsOf(north)
  expect([rows.length, rows.filter(({ suspected }) => !suspected).length]).toEqual([PROVED + 1, 0])
  const people = await all(PEOPLE, async () => {
    const captcha = await proof(north.host)
    return world.post(north, world.lead({ captcha, message: 'Is it there? www.cars.example/hilux' }), from())
  })
  expect(new Set(people)).toEqual(new Set([201]))
  expect((await world.leadsOf(north)).filter(({ suspected }) => !suspected)).toHaveLength(PEOPLE)
}, 180_000)
