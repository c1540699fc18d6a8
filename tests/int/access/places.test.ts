/** Zones, states and spots on the map at the doors of staff: of a location, and of a dealer's settings. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeDb } from '../../helpers/db'
import { configInput } from '../../helpers/dealers'
import { rest } from './rest'
import { makeWorld, plant, type World, principalIn } from './world'

let world: World
let id = ''
beforeAll(async () => {
  world = await makeWorld()
  id = await plant(world.db, 'locations', {
    ...{ tenant: world.refs.a.tenant, name: 'South Yard', slug: 'south-yard', timezone: 'Australia/Perth' },
    ...{ dealership_id: world.refs.a.dealership, dealership_slug: 'yard', contact_detail: {} },
    address: { street: '1 Yard St', state: 'WA', lat: -31.95, long: 115.86 },
  })
})
afterAll(closeDb)

const headers = () => principalIn(world, 'dealer admin of A').headers
const address = { street: '1 Yard St', state: 'WA', lat: -31.95, long: 115.86 }
const stored = () => world.db.findByID({ collection: 'locations', id, depth: 0, overrideAccess: true })

describe('a location', () => {
  it.each([
    ['a zone that is none', { timezone: 'Australia/Melborne' }, 'Choose a time zone from the list'],
    ['no zone', { timezone: '' }, 'Choose a time zone from the list'],
    ['a zone of another part of the world', { timezone: 'Europe/Paris' }, 'Choose a time zone from the list'],
    [
      'a state of another country',
      { address: { ...address, state: 'Otago' } },
      'Choose a state of Australia',
    ],
    ['a zone of another country', { timezone: 'Pacific/Auckland' }, 'Choose a region of New Zealand'],
    ['a latitude without its minus', { address: { ...address, lat: 31.95 } }, 'a place in Australia'],
    ['a latitude alone', { address: { ...address, long: null } }, 'a place in Australia'],
    ['a latitude that is a word', { address: { ...address, lat: 'south' } }, 'Latitude'],
  ])('is not saved with %s', async (_name, change, message) => {
    const { status, body } = await rest('PATCH', `/locations/${id}`, headers(), change)
    expect([status, body]).toEqual([400, expect.stringContaining(message)])
    const { id: _id, createdAt: _at, updatedAt: _then, ...row } = await stored()
    const made = await rest('POST', '/locations', headers(), { ...row, slug: 'another', ...change })
    expect([made.status, made.body]).toEqual([400, expect.stringContaining(message)])
    expect(await stored()).toMatchObject({ timezone: 'Australia/Perth', address })
  })
  it('is saved with a place of its country, whose state is written as lists have it', async () => {
    const change = { timezone: 'Australia/Hobart', address: { state: 'tas', lat: -42.88, long: 147.33 } }
    expect((await rest('PATCH', `/locations/${id}`, headers(), change)).status).toBe(200)
    expect(await stored()).toMatchObject({ ...change, address: { state: 'TAS' } })
  })
})

describe('the settings of a dealer', () => {
  const save = async (config: object) => {
    const { status, body } = await rest('PATCH', `/tenants/${world.refs.a.tenant}`, headers(), { config })
    return `${status} ${body}`
  }
  it.each([
    ['a zone that is none', { timezone: 'Australia/Melborne' }, 'Time zone'],
    ['a state that is none', { address: { ...configInput().address, state: 'Bavaria' } }, 'State'],
    ['another country alone', { country: 'NZ' as const }, 'Choose a time zone of New Zealand'],
  ])('are not saved with %s', async (_name, change, message) =>
    expect(await save(configInput(change))).toMatch(new RegExp(`^400 .*${message}`, 's')),
  )
  it('are saved with another country and its places', async () => {
    const there = { street: '1 Quay', city: 'Auckland', state: 'Auckland', postcode: '1010' }
    const moved = { country: 'NZ' as const, timezone: 'Pacific/Auckland', address: there }
    expect(await save(configInput({ ...moved, phone: '09 300 1234' }))).toMatch(/^200 /)
    expect(await save(configInput())).toMatch(/^200 /)
  })
})
