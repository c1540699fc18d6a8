import { expect, it, vi } from 'vitest'
import { rest } from '../access/rest'
import { PASSWORD, type StaffWorld } from './staffWorld'

const AT_ONCE = 6

export function sessionTests(worldOf: () => StaffWorld): void {
  it('keeps the sessions of all browsers that sign in to one account at the same moment', async () => {
    const world = worldOf()
    const { id, email } = await world.person()
    await world.signIn((await world.person()).email)
    const browsers = await Promise.all(Array.from({ length: AT_ONCE }, () => world.signIn(email)))
    expect(browsers.map(({ status }) => status)).toEqual(Array(AT_ONCE).fill(200))
    expect(await Promise.all(browsers.map(({ headers }) => world.isIn(headers)))).toEqual(
      Array(AT_ONCE).fill(true),
    )
    const { sessions } = await world.db.findByID({ collection: 'users', id, overrideAccess: true })
    expect(sessions, 'their own alone').toHaveLength(AT_ONCE)
  })

  it('signs one browser out, and leaves the others where they are', async () => {
    const world = worldOf()
    const { email } = await world.person()
    const [one, two] = await Promise.all([world.signIn(email), world.signIn(email)])
    await Promise.all([rest('POST', '/users/logout', one.headers), world.signIn(email)])
    expect([await world.isIn(one.headers), await world.isIn(two.headers)]).toEqual([false, true])
  })

  it('a sign-in under way does not bring back what was changed meanwhile', async () => {
    const world = worldOf()
    const { id, email } = await world.person()
    const findOne = world.db.db.findOne.bind(world.db.db)
    // The change comes after the sign-in read the account, and before it writes.
    const read = vi.spyOn(world.db.db, 'findOne').mockImplementationOnce(async (args) => {
      const row = await findOne<never>(args)
      read.mockRestore()
      await world.db.update({ collection: 'users', id, data: { name: 'Jo Changed' }, overrideAccess: true })
      return row
    })
    expect((await world.signIn(email)).status).toBe(200)
    const { name } = await world.db.findByID({ collection: 'users', id, overrideAccess: true })
    expect(name).toBe('Jo Changed')
  })

  it('a new password ends all sessions but the one that sets it; a removed account keeps none', async () => {
    const world = worldOf()
    const { id, email } = await world.person()
    const [mine, other] = [await world.signIn(email), await world.signIn(email)]
    const changed = { password: 'another horse, another battery', current_password: PASSWORD }
    expect((await rest('PATCH', `/users/${id}`, mine.headers, changed)).status).toBe(200)
    expect([await world.isIn(mine.headers), await world.isIn(other.headers)]).toEqual([true, false])
    await world.db.delete({ collection: 'users', id, overrideAccess: true })
    const left = { collection: 'staff-sessions', where: { user_id: { equals: id } } } as const
    expect((await world.db.count({ ...left, overrideAccess: true })).totalDocs).toBe(0)
  })

  it('renews a session, and ends all that are asked to end', async () => {
    const world = worldOf()
    const { id, email } = await world.person()
    const [one, two] = [await world.signIn(email), await world.signIn(email)]
    const ends = async () => {
      const where = { user_id: { equals: id } }
      const { docs } = await world.db.find({ collection: 'staff-sessions', where, overrideAccess: true })
      return docs.map(({ expires_at }) => expires_at)
    }
    const before = Math.max(...(await ends()))
    // A token counts whole seconds.
    await vi.waitFor(async () => {
      expect((await rest('POST', '/users/refresh-token', one.headers)).status).toBe(200)
      expect(Math.max(...(await ends()))).toBeGreaterThan(before)
    }, 10_000)
    expect((await rest('POST', '/users/logout?allSessions=true', one.headers)).status).toBe(200)
    expect([await world.isIn(one.headers), await world.isIn(two.headers)]).toEqual([false, false])
  })

  it('lists where one is signed in, and signs out there; not at a colleague', async () => {
    const world = worldOf()
    const { id, email } = await world.person()
    const phone = { 'user-agent': 'Mozilla/5.0 (iPhone)', 'x-forwarded-for': '203.0.113.5' }
    const [desk, mobile, third] = [
      await world.signIn(email),
      await world.signIn(email, phone),
      await world.signIn(email),
    ]
    const { openRows } = await import('@/access/login/sessions')
    const rows = await openRows(world.db, id)
    const found = rows.find(({ agent }) => agent === phone['user-agent'])
    expect([rows.length, found?.address]).toEqual([3, phone['x-forwarded-for']])
    const colleague = (await world.signIn((await world.person()).email)).headers
    const end = async (headers: Record<string, string>, body: unknown) => {
      const answer = await rest('POST', '/my-sessions', headers, body)
      return `${answer.status} ${answer.body}`
    }
    expect(await end(colleague, { session: found?.id })).toBe('200 {"ended":0}')
    expect(await end({}, { session: found?.id })).toContain('404 ')
    expect(await end(desk.headers, { session: found?.id, more: 1 })).toContain('422 ')
    expect(await world.isIn(mobile.headers)).toBe(true)
    expect(await end(desk.headers, { session: found?.id })).toBe('200 {"ended":1}')
    expect(await world.isIn(mobile.headers)).toBe(false)
    expect(await end(desk.headers, { others: true })).toBe('200 {"ended":1}')
    expect([await world.isIn(desk.headers), await world.isIn(third.headers)]).toEqual([true, false])
    expect(await world.isIn(colleague)).toBe(true)
  })

  it('remembers from where a browser was last used', async () => {
    const world = worldOf()
    const { id, email } = await world.person()
    const { headers } = await world.signIn(email, { 'x-forwarded-for': '203.0.113.5' })
    const long = { used_at: Date.now() - 3_600_000 }
    const where = { user_id: { equals: id } }
    await world.db.update({ collection: 'staff-sessions', where, data: long, overrideAccess: true })
    await world.isIn({ ...headers, 'x-forwarded-for': '198.51.100.9' })
    const { openRows } = await import('@/access/login/sessions')
    const [row] = await openRows(world.db, id)
    expect(row?.address).toBe('198.51.100.9')
    expect(row?.used_at).toBeGreaterThan(Date.now() - 60_000)

    await world.db.update({ collection: 'staff-sessions', where, data: long, overrideAccess: true })
    expect(await world.isIn(headers)).toBe(true)
    const shown = async () => Number((await openRows(world.db, id))[0]?.used_at)
    expect(await shown(), 'looked at once a minute').toBe(long.used_at)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
    expect(await world.isIn(headers)).toBe(true)
    vi.useRealTimers()
    expect(await shown()).toBeGreaterThan(long.used_at)
  })
}
