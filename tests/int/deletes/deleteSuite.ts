/** What staff delete over REST takes dependent rows with it, or is refused in words; on one database. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isRecord } from '@/lib/isRecord'
import { closeDb, onMongo } from '../../helpers/db'
import { rest, type Answer } from '../access/rest'
import { canary, SAMPLES } from '../access/samples.data'
import { makeWorld, plant, slugIn, type World } from '../access/world'
import { everyRow, whereIs } from '../dealers/everyRow'
import { requiredOf } from './required'

/** A new relationship needs a line that says what happens to its rows. */
const PERSONS = ['absences.person → users', 'lead-rules.people → users']
const OF_PAYLOAD = ['payload-locked-documents.user → users', 'payload-preferences.user → users']

export function deleteSuite(what: string, url: string | undefined): void {
  if (url) onMongo(url)

  describe(`deleting on ${what}`, () => {
    let world: World
    beforeAll(async () => {
      world = await makeWorld()
    }, 240_000)
    afterAll(closeDb)

    const asks = async (name: string, address: string): Promise<Answer> => {
      const { adminOrigins } = await import('@/lib/origins')
      const { env } = await import('@/env')
      const cookie = world.principals.find((one) => one.name === name)?.headers.cookie ?? ''
      return rest('DELETE', address, { cookie, origin: adminOrigins(env)[0] ?? '' })
    }
    const colleague = (n: string): Promise<string> =>
      plant(world.db, 'users', SAMPLES.users?.(world.refs.a, canary('a'), n))
    const row = (slug: string, user: string, n: string, more: object = {}): Promise<string> =>
      plant(world.db, slug, { ...SAMPLES[slug]?.({ ...world.refs.a, user }, canary('a'), n), ...more })
    const read = (slug: string, id: string): Promise<Record<string, unknown> | null> =>
      world.db
        .findByID({ ...{ collection: slugIn(world.db, slug), id, depth: 0 }, disableErrors: true })
        .then((found: unknown) => (isRecord(found) ? found : null))

    it('every required relationship is one of which is known what becomes of its rows', () => {
      const named = requiredOf(world.db.config.collections).map(({ name }) => name)
      const others = named.filter((name) => !name.endsWith('.tenant → tenants'))
      expect(others.sort()).toEqual([...PERSONS, ...OF_PAYLOAD].sort())
      expect(named.length - others.length).toBeGreaterThan(30)
    })

    it('a dealer site with rows is deleted by nobody over REST, in words', async () => {
      for (const name of ['dealer admin of A', 'platform admin'])
        for (const address of [`/tenants/${world.refs.a.tenant}`, '/tenants?where[id][exists]=true']) {
          const { status, body } = await asks(name, address)
          expect([name, address, status]).toEqual([name, address, 403])
          expect(body).toContain('not allowed')
        }
    })

    it.each(['/users/', '/users?where[id][equals]='])(
      'leave, what is remembered and what is locked go with an account (DELETE %s)',
      async (address) => {
        const n = address.includes('where') ? '-2' : '-1'
        const [gone, stays] = [await colleague(`-gone${n}`), await colleague(`-stays${n}`)]
        const leave = [await row('absences', gone, '1'), await row('absences', gone, '2')]
        const stored = await row('absences', stays, '1')
        await row('payload-preferences', gone, n)
        await row('payload-locked-documents', gone, n)
        const both = await row('lead-rules', gone, `-both${n}`, { people: [gone, stays] })
        const alone = await row('lead-rules', gone, `-alone${n}`)

        const { status, body } = await asks('dealer admin of A', `${address}${gone}`)
        expect(status, body).toBe(200)
        expect(await Promise.all(leave.map((id) => read('absences', id)))).toEqual([null, null])
        expect(await read('absences', stored)).toMatchObject({ person: stays })
        expect(await read('lead-rules', both)).toMatchObject({ people: [stays], enabled: true })
        expect(await read('lead-rules', alone)).toMatchObject({ enabled: false })
        // MongoDB keeps the name in the rule that is off; no other row may hold it.
        const { 'lead-rules': _rules, ...others } = await everyRow(world.db)
        const held = whereIs(others, gone).filter((found) => !found.startsWith('audit-log'))
        expect(held).toEqual([])
      },
    )

    it('leave of an account that its dealer may not delete stays', async () => {
      const group = world.principals.find(({ name }) => name === 'group admin of A and C')?.userId ?? ''
      const leave = await row('absences', group, '3')
      const { status, body } = await asks('dealer admin of A', `/users/${group}`)
      expect(status, body).toBe(403)
      expect(await read('absences', leave)).toMatchObject({ person: group })
    })

    it('no row of any collection answers its delete with a fault of the server', async () => {
      const faults: string[] = []
      let done = 0
      for (const [slug, { a, b }] of Object.entries(world.ids))
        for (const [name, id] of [
          ['dealer admin of A', a],
          ['platform admin', b],
        ] as const) {
          const { status, body } = await asks(name, `/${slug}/${id ?? ''}`)
          if (status === 200) done++
          // 501: an address that Payload does not have.
          if (status >= 500 && status !== 501)
            faults.push(`${name} · ${slug}: ${status} ${body.slice(0, 200)}`)
        }
      expect(faults).toEqual([])
      expect(done).toBeGreaterThan(20)
    })
  })
}
