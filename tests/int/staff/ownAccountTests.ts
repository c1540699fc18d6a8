import { describe, expect, it } from 'vitest'
import { MAX_PREFERENCES } from '@/access/preferences'
import { rest } from '../access/rest'
import { PASSWORD, type StaffWorld } from './staffWorld'

const NEW = 'another horse, another battery'
const CURRENT = { current_password: PASSWORD }

/** What a person may do with the own account and with a colleague's, once signed in. */
export function ownAccountTests(worldOf: () => StaffWorld): void {
  const stored = (id: string) =>
    worldOf().db.findByID({ collection: 'users', id, depth: 0, overrideAccess: true })

  describe('the current password', () => {
    it.each([
      ['a password', { password: NEW }],
      ['an address', { email: 'taken-over@staff.example' }],
    ])('is asked for before %s changes, one’s own and a colleague’s', async (_what, change) => {
      const world = worldOf()
      const [owner, admin] = [await world.person('editor'), await world.person('dealer_admin')]
      const outsider = await world.person('dealer_admin', 'b')
      for (const who of [owner, admin]) {
        const { headers } = await world.signIn(who.email)
        for (const typed of [undefined, '', 'not the password', { $ne: null }])
          for (const [path, words] of [
            [`/users/${owner.id}`, 'current password'],
            [`/users?where[id][equals]=${owner.id}`, 'disabled bulk edit'],
          ] as const) {
            const answer = await rest('PATCH', path, headers, { ...change, current_password: typed })
            expect(answer.body).toContain(words)
            expect((await stored(owner.id)).email).toBe(owner.email)
          }
        const { status, body } = await rest('PATCH', `/users/${owner.id}`, headers, change)
        expect([status, body]).toEqual([400, expect.stringContaining('"path":"current_password"')])
      }
      const foreign = await world.signIn(outsider.email)
      const stolen = await rest('PATCH', `/users/${owner.id}`, foreign.headers, { ...CURRENT, ...change })
      expect([403, 404]).toContain(stolen.status)
      expect((await world.signIn(owner.email)).status).toBe(200)
    })

    it('lets the change through, goes into no answer, and the other browsers are signed out', async () => {
      const world = worldOf()
      const { id, email } = await world.person('editor')
      const [here, elsewhere] = [await world.signIn(email), await world.signIn(email)]
      const change = { ...CURRENT, email: `moved-${email}` }
      const { status, text } = await rest('PATCH', `/users/${id}`, here.headers, change)
      expect([status, text.includes(PASSWORD)]).toEqual([200, false])
      expect([await world.isIn(here.headers), await world.isIn(elsewhere.headers)]).toEqual([true, false])
      const again = await rest('PATCH', `/users/${id}`, here.headers, { ...CURRENT, password: NEW })
      expect(again.status).toBe(200)
      expect((await world.signIn(`moved-${email}`, {}, NEW)).status).toBe(200)
    })

    it('is counted like a sign-in, and not asked for to change a name', async () => {
      const world = worldOf()
      const { id, email } = await world.person('editor')
      const { headers } = await world.signIn(email, { 'x-forwarded-for': '198.51.100.77' })
      expect((await rest('PATCH', `/users/${id}`, headers, { email, name: 'Joe' })).status).toBe(200)
      const guess = () => rest('PATCH', `/users/${id}`, headers, { password: NEW, current_password: 'guess' })
      const answers: number[] = []
      for (let turn = 0; turn < 11; turn++) answers.push((await guess()).status)
      expect([answers[0], answers.at(-1)]).toEqual([400, 429])
    })
  })

  describe('an admin keeps the own rights', () => {
    it.each([
      ['no dealer', { tenants: [] }, 'tenants'],
      ['no dealer at all', { tenants: null }, 'tenants'],
      ['another role', { role: 'editor' }, 'role'],
      ['a deactivated account', { disabled: true }, 'disabled'],
    ])('%s is refused in words', async (_what, change, path) => {
      const world = worldOf()
      const { id, email } = await world.person('dealer_admin')
      const { headers } = await world.signIn(email)
      expect((await rest('PATCH', `/users?where[id][equals]=${id}`, headers, change)).status).toBe(403)
      const answer = await rest('PATCH', `/users/${id}`, headers, change)
      expect(answer.status).toBe(400)
      expect(answer.body).toContain('Ask a colleague')
      expect(answer.body).toContain(`"path":"${path}"`)
      expect(await stored(id)).toMatchObject({
        role: 'dealer_admin',
        tenants: [world.a.tenantId],
        disabled: false,
      })
    })

    it('and leaves no colleague without a dealer, but may demote and delete one', async () => {
      const world = worldOf()
      const [me, colleague] = [await world.person('dealer_admin'), await world.person('dealer_admin')]
      const { headers } = await world.signIn(me.email)
      const outsider = await world.signIn((await world.person('dealer_admin', 'b')).email)
      const change = (of: typeof headers, body: object) => rest('PATCH', `/users/${colleague.id}`, of, body)
      expect((await change(headers, { tenants: [] })).body).toContain('Choose at least one dealer site')
      expect([403, 404]).toContain((await change(outsider.headers, { role: 'editor' })).status)
      expect((await change(headers, { role: 'editor' })).status).toBe(200)
      expect((await rest('DELETE', `/users/${me.id}`, headers)).status).toBe(403)
      expect((await rest('DELETE', `/users/${colleague.id}`, headers)).status).toBe(200)
    })
  })

  it('preferences are small and few, and one’s own', async () => {
    const world = worldOf()
    const [me, other] = [await world.person('editor'), await world.person('editor', 'b')]
    const { headers } = await world.signIn(me.email)
    const set = (key: string, value: unknown, of = headers) =>
      rest('POST', `/payload-preferences/${key}`, of, { value })
    expect((await set('large', 'x'.repeat(30_000))).status).toBe(413)
    expect((await set('k'.repeat(300), 1)).status).toBe(422)
    expect((await set('fits', { columns: ['x'.repeat(10_000)] })).status).toBe(200)
    const { docs } = await world.db.find({
      collection: 'payload-preferences',
      where: { 'user.value': { equals: me.id } },
      overrideAccess: true,
    })
    const wide = { value: 'x'.repeat(30_000) }
    expect((await rest('PATCH', `/payload-preferences/${docs[0]?.id}`, headers, wide)).status).toBe(413)
    for (let n = 1; n < MAX_PREFERENCES; n++)
      await world.db.db.create({
        collection: 'payload-preferences',
        data: { key: `k${n}`, value: n, user: { relationTo: 'users', value: me.id } },
      })
    expect((await set('one-more', 1)).status).toBe(422)
    expect((await set('fits', { columns: [] })).status).toBe(200)
    expect((await set('one-more', 1, (await world.signIn(other.email)).headers)).status).toBe(200)
  })
}
