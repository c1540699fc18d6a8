/** Two people have the settings of a dealer open. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recordOf } from '@/access/ids'
import { withValue } from '@/core/dealer/settings/values'
import { closeDb } from '../../helpers/db'
import { rest } from './rest'
import { makeWorld, type World } from './world'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(closeDb)

const headers = () => world.principals.find(({ name }) => name === 'dealer admin of A')?.headers ?? {}
const at = () => `/tenants/${world.refs.a.tenant}?depth=0`
const open = async () => recordOf(JSON.parse((await rest('GET', at(), headers())).body))
/** As the form does: all settings, and those that it loaded. */
const save = (loaded: Record<string, unknown>, path: string, value: unknown) =>
  rest('PATCH', at(), headers(), {
    ...{ config: withValue(loaded.config, path, value), loaded_config: loaded.loaded_config },
  })
const config = async () => recordOf((await open()).config)

it('each keeps what they changed, in the same section too', async () => {
  const [mine, theirs] = [await open(), await open()]
  expect(mine.loaded_config).toEqual(mine.config)
  expect((await save(theirs, 'tagline', 'Theirs')).status).toBe(200)
  expect((await save(mine, 'reserve.holdHours', 24)).status).toBe(200)
  expect((await save(mine, 'logo.wordmark', 'Mine')).status).toBe(200)
  expect(await config()).toMatchObject({ tagline: 'Theirs', logo: { wordmark: 'Mine' } })
})

it('the same setting is said by its name, and nothing is lost on either side', async () => {
  const [mine, theirs] = [await open(), await open()]
  expect((await save(theirs, 'tagline', 'Their second')).status).toBe(200)
  const refused = await save(mine, 'tagline', 'My second')
  expect(refused.status).toBe(400)
  expect(refused.body).toContain('Tagline: a colleague has saved “Their second” here')
  expect((await config()).tagline).toBe('Their second')
  expect((await save(mine, 'tagline', 'Their second')).status).toBe(200)
})

it('a script that sends no loaded settings replaces them, and the history names the change once', async () => {
  const now = await open()
  const body = { config: withValue(now.config, 'tagline', 'By script') }
  expect((await rest('PATCH', at(), headers(), body)).status).toBe(200)
  const { docs } = await world.db.find({
    ...{ collection: 'audit-log', where: { entity: { equals: 'tenants' } }, sort: '-createdAt' },
    ...{ limit: 1, overrideAccess: true, depth: 0 },
  })
  expect(Object.keys(recordOf(docs[0]?.diff))).toEqual(['config.tagline'])
})
