/** What a dealer sets for sentences: its own alone, refused in words where it is wrong, and no one else's to change. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recordOf } from '@/access/ids'
import { withValue } from '@/core/settings/values'
import { closeDb } from '../../helpers/db'
import { rest } from './rest'
import { makeWorld, type World, principalIn } from './world'

let world: World
let origin = ''
beforeAll(async () => {
  world = await makeWorld()
  const [{ adminOrigins }, { env }] = await Promise.all([import('@/lib/origins'), import('@/env')])
  origin = adminOrigins(env)[0] ?? ''
})
afterAll(closeDb)

const headers = (who: string): Record<string, string> => {
  const own = principalIn(world, who).headers
  return own.cookie ? { ...own, origin } : own
}
const siteOf = async (tenant: string) => {
  const { siteOfTenant } = await import('@/core/dealer/read/sites')
  const site = await siteOfTenant(tenant)
  if (!site) throw new Error(`no site of ${tenant}`)
  return site
}
const tenantOf = (one: 'a' | 'b') => String(world.refs[one].tenant)

async function save(who: string, of: 'a' | 'b', path: string, value: unknown) {
  const at = `/tenants/${tenantOf(of)}?depth=0`
  const loaded = recordOf(JSON.parse((await rest('GET', at, headers('dealer admin of A'))).body))
  const { config = (await siteOf(tenantOf(of))).config, loaded_config } = loaded
  return rest('PATCH', at, headers(who), { config: withValue(config, path, value), loaded_config })
}

const USES = [{ words: 'school run, skiing', href: '/search?drive=AWD' }]

it('a dealer admin sets what its shoppers want a car for; no other dealer has it', async () => {
  const before = (await siteOf(tenantOf('b'))).config.search.uses
  expect((await save('dealer admin of A', 'a', 'search.uses', USES)).status).toBe(200)
  expect((await siteOf(tenantOf('a'))).config.search.uses).toEqual(USES)
  expect((await siteOf(tenantOf('b'))).config.search.uses).toEqual(before)
})

it.each([
  ['https://elsewhere.example/search', /Use the address of a list, such as \/search\?drive=4x4\./],
  ['/finance', /Use the address of a list/],
])('%s is no list of cars, and nothing is saved', async (href, message) => {
  const before = (await siteOf(tenantOf('a'))).config.search.uses
  const { status, body } = await save('dealer admin of A', 'a', 'search.uses', [{ words: 'skiing', href }])
  expect([status, body]).toEqual([400, expect.stringMatching(message)])
  expect((await siteOf(tenantOf('a'))).config.search.uses).toEqual(before)
})

it('sentences are switched off by the dealer, and by nobody of another', async () => {
  const refused = await save('dealer admin of A', 'b', 'search.sentences', false)
  expect(refused.status).toBeGreaterThanOrEqual(400)
  expect((await siteOf(tenantOf('b'))).config.search.sentences).toBe(true)
  expect((await save('dealer admin of A', 'a', 'search.sentences', false)).status).toBe(200)
  expect((await siteOf(tenantOf('a'))).config.search.sentences).toBe(false)
})
