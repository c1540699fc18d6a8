/** Two people have the settings of a dealer open, on each database. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordOf } from '@/access/ids'
import { withValue } from '@/core/settings/values'
import { closeDb, onMongo } from '../../helpers/db'
import { rest } from './rest'
import { makeWorld, type World, principalIn } from './world'

const ANNA = 'dealer admin of A'
const BEN = 'group admin of A and C'

export function settingsOfTwoSuite(what: string, url?: string): void {
  if (url) onMongo(url)

  describe(`settings of two people, on ${what}`, () => {
    let world: World
    let origin = ''
    beforeAll(async () => {
      world = await makeWorld()
      const [{ adminOrigins }, { env }] = await Promise.all([import('@/lib/origins'), import('@/env')])
      origin = adminOrigins(env)[0] ?? ''
    })
    afterAll(closeDb)

    const headers = (who = ANNA): Record<string, string> => {
      const own = principalIn(world, who).headers
      return own.cookie ? { ...own, origin } : own
    }
    const at = () => `/tenants/${world.refs.a.tenant}?depth=0`
    const open = async () => recordOf(JSON.parse((await rest('GET', at(), headers())).body))
    /** As the form does: all settings, and those that it loaded. */
    const save = (loaded: Record<string, unknown>, path: string, value: unknown, who = ANNA) =>
      rest('PATCH', at(), headers(who), {
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

    it('saves at the same moment all hold: settings, and the name beside them', async () => {
      for (let round = 0; round < 5; round++) {
        const loaded = await open()
        const saves = await Promise.all([
          save(loaded, 'tagline', `Anna ${round}`),
          save(loaded, 'reserve.holdHours', 24 + round, BEN),
          save(loaded, 'logo.wordmark', `Ben ${round}`, BEN),
          rest('PATCH', at(), headers(), { name: `Site ${round}` }),
        ])
        expect(saves.map(({ status, body }) => [status, status === 200 ? '' : body])).toEqual(
          saves.map(() => [200, '']),
        )
        const now = await open()
        expect(now.name).toBe(`Site ${round}`)
        expect(now.config).toMatchObject({
          ...{ tagline: `Anna ${round}`, logo: { wordmark: `Ben ${round}` } },
          reserve: { holdHours: 24 + round },
        })
      }
    })

    it('of two saves of one setting at the same moment one holds, and the other is refused', async () => {
      const loaded = await open()
      const saves = await Promise.all([
        save(loaded, 'tagline', 'Of Anna at once'),
        save(loaded, 'tagline', 'Of Ben at once', BEN),
      ])
      expect(saves.map(({ status }) => status).sort()).toEqual([200, 409])
      const refused = saves.find(({ status }) => status === 409)
      const stored = (await config()).tagline
      expect(refused?.body).toContain(`has saved “${String(stored)}” here`)
    })

    it('a save does not undo what the platform does at the same moment', async () => {
      const { tableOf } = await import('@/db/table')
      const tenants = tableOf(world.db, 'tenants')
      const loaded = await open()
      const [saved] = await Promise.all([
        save(loaded, 'tagline', 'While it was suspended'),
        tenants.update([['id', '=', world.refs.a.tenant]], { status: 'suspended' }),
      ])
      expect(saved.status).toBe(200)
      expect(await open()).toMatchObject({
        status: 'suspended',
        config: { tagline: 'While it was suspended' },
      })
      await tenants.update([['id', '=', world.refs.a.tenant]], { status: 'active' })
    })

    it('the same setting is named with who saved it and when, and nothing is lost on either side', async () => {
      const [mine, theirs] = [await open(), await open()]
      expect((await save(theirs, 'tagline', 'Their second', BEN)).status).toBe(200)
      const refused = await save(mine, 'tagline', 'My second')
      expect(refused.status).toBe(409)
      expect(refused.body).toMatch(
        /Brand, Tagline: group admin of A and C has saved “Their second” here on \w{3} \d+ \w{3}, \d+:\d\d [ap]m\./,
      )
      expect(refused.body).toContain('Nothing of yours was saved')
      expect(JSON.parse(refused.body)).toMatchObject({ errors: [{ data: { errors: [{ path: 'config' }] } }] })
      expect((await config()).tagline).toBe('Their second')
      const again = await save(mine, 'tagline', 'My second', BEN)
      expect(again.body).toContain('you have saved “Their second” here in another window on')
      expect((await save(mine, 'tagline', 'Their second')).status).toBe(200)
    })

    it('mine goes over theirs once it is sent as a change of theirs', async () => {
      const mine = await open()
      expect((await save(await open(), 'tagline', 'Their third', BEN)).status).toBe(200)
      expect((await save(mine, 'tagline', 'My third')).status).toBe(409)
      const over = { ...mine, loaded_config: withValue(mine.loaded_config, 'tagline', 'Their third') }
      expect((await save(over, 'tagline', 'My third')).status).toBe(200)
      expect((await config()).tagline).toBe('My third')
    })

    it('nobody but the dealer’s administrators saves, and another dealer learns nothing', async () => {
      const mine = await open()
      expect((await save(await open(), 'tagline', 'Seen by none', BEN)).status).toBe(200)
      const others = world.principals.filter(
        ({ name, role, tenants }) =>
          ![ANNA, BEN].includes(name) && !(role === 'platform_admin' || (role && tenants.includes('a'))),
      )
      expect(others.length).toBeGreaterThan(4)
      for (const { name } of [...others, { name: 'editor of A' }, { name: 'sales of A1' }]) {
        const { status, body } = await save(mine, 'tagline', 'Of an outsider', name)
        expect([name, [401, 403, 404].includes(status)]).toEqual([name, true])
        expect(body).not.toContain('Seen by none')
      }
      expect((await config()).tagline).toBe('Seen by none')
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
  })
}
