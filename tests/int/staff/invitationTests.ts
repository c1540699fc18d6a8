// product: T10
import { describe, expect, it, vi } from 'vitest'
import { rest } from '../access/rest'
import { PASSWORD, type StaffWorld } from './staffWorld'

const OVER = 'This link was used, withdrawn, or is too old'
let people = 0
const someone = (more: Record<string, unknown> = {}) => ({
  name: 'Tess Mayne',
  email: `tess${++people}@staff.example`,
  role: 'editor',
  ...more,
})

export function invitationTests(worldOf: () => StaffWorld): void {
  const inviter = async (role: 'dealer_admin' | 'editor' | 'sales' = 'dealer_admin') =>
    (await worldOf().signIn((await worldOf().person(role)).email)).headers
  const find = async (email: string) => {
    const where = { email: { equals: email } }
    const { docs } = await worldOf().db.find({ collection: 'users', where, depth: 0, overrideAccess: true })
    return docs[0]
  }
  /** What the platform mails while `act` runs. */
  async function mails(act: () => Promise<unknown>): Promise<string[]> {
    const sent: string[] = []
    const spy = vi
      .spyOn(worldOf().db, 'sendEmail')
      .mockImplementation(async (mail) => void sent.push(String(mail.text)))
    await act()
    spy.mockRestore()
    return sent
  }
  const tokenIn = (mail = ''): string => /\/admin\/invitation\/([\w-]+)/.exec(mail)?.[1] ?? ''
  const accept = (token: string, password = PASSWORD) =>
    rest('POST', '/accept-invitation', {}, { token, password })

  async function invited(more: Record<string, unknown> = {}) {
    const world = worldOf()
    const by = await inviter()
    const person = someone({ tenants: [world.a.tenantId], ...more })
    const [mail] = await mails(async () =>
      expect((await rest('POST', '/invitations', by, person)).status).toBe(201),
    )
    const id = String((await find(person.email))?.id)
    return { by, id, email: person.email, mail, token: tokenIn(mail) }
  }

  describe('an invitation', () => {
    it('is a link by mail, with which a colleague chooses a password, once', async () => {
      const world = worldOf()
      const { email, token, mail } = await invited()
      expect(mail).toContain('Jo invites you to work on the website of alpha')
      expect(JSON.stringify(await find(email))).not.toContain(token)
      expect((await world.signIn(email)).status).toBe(401)
      const weak = await accept(token, 'abc')
      expect([weak.status, weak.body]).toEqual([422, expect.stringContaining('at least 10 characters')])
      const answers = await Promise.all([accept(token), accept(token, 'a second try at it')])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
      const chosen = answers[0].status === 200 ? PASSWORD : 'a second try at it'
      expect((await world.signIn(email, {}, chosen)).status).toBe(200)
      expect((await accept(token)).body).toContain(OVER)
      expect(await find(email)).toMatchObject({ invited_until: null, role: 'editor' })
    })

    it('ends after three days, with a new link, when withdrawn and when the person has left', async () => {
      const world = worldOf()
      const old = await invited()
      vi.useFakeTimers({ now: Date.now() + 3 * 86_400_000 + 1000, toFake: ['Date'] })
      expect((await accept(old.token)).status).toBe(410)
      vi.useRealTimers()
      const [again] = await mails(() => rest('POST', `/invitations/${old.id}`, old.by, { act: 'resend' }))
      expect((await accept(old.token)).status).toBe(410)
      expect((await accept(tokenIn(again))).status).toBe(200)
      const late = await rest('POST', `/invitations/${old.id}`, old.by, { act: 'withdraw' })
      expect([late.status, await find(old.email)]).toEqual([409, expect.anything()])

      const other = await invited()
      expect((await rest('POST', `/invitations/${other.id}`, other.by, { act: 'withdraw' })).status).toBe(200)
      expect([(await accept(other.token)).status, await find(other.email)]).toEqual([410, undefined])

      const moved = await invited()
      const address = { email: `moved${moved.email}`, current_password: PASSWORD }
      expect((await rest('PATCH', `/users/${moved.id}`, moved.by, address)).status).toBe(200)
      expect((await accept(moved.token)).status).toBe(410)

      const left = await invited()
      await world.db.update({
        collection: 'users',
        id: left.id,
        data: { disabled: true },
        overrideAccess: true,
      })
      expect((await accept(left.token)).status).toBe(410)
    })

    it('is mailed five times an hour to one person, whoever sends it and however it is sent', async () => {
      const world = worldOf()
      const { id, by, email, token } = await invited()
      const resend = (headers = by) => rest('POST', `/invitations/${id}`, headers, { act: 'resend' })
      let last = token
      for (let sent = 1; sent < 5; sent++) {
        const [mail] = await mails(async () => expect((await resend()).status).toBe(200))
        last = tokenIn(mail)
      }
      for (const headers of [by, await inviter()]) {
        const none = await mails(async () => {
          const { status, body, response } = await resend(headers)
          expect([status, body]).toEqual([
            429,
            expect.stringMatching(/in a short time.*Try again in \d+ minutes/),
          ])
          expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3000)
        })
        expect(none).toEqual([])
      }
      expect((await accept(last)).status).toBe(200)
      expect(
        (await rest('POST', '/invitations', by, someone({ tenants: [world.a.tenantId], email }))).status,
      ).toBe(429)
    })

    it('is mailed sixty times an hour by one sender; others go on', async () => {
      const world = worldOf()
      const person = await world.person('dealer_admin')
      const { countInvitation } = await import('@/access/login/limits')
      for (let sent = 0; sent < 60; sent++)
        await countInvitation(`team${sent}@staff.example`, person.id, world.a.tenantId)
      const headers = (await world.signIn(person.email)).headers
      const late = someone({ tenants: [world.a.tenantId] })
      await mails(async () => {
        expect((await rest('POST', '/invitations', headers, late)).status).toBe(429)
        expect(await find(late.email)).toBeUndefined()
        expect((await rest('POST', '/invitations', await inviter(), late)).status).toBe(201)
      })
    })

    it.each([
      ['a platform admin', (_b: string) => ({ role: 'platform_admin', tenants: [] }), 403],
      ['staff of another dealer', (b: string) => ({ tenants: [b] }), 403],
      ['staff of no dealer', () => ({ tenants: [] }), 403],
      ['sales staff of no place', () => ({ role: 'sales' }), 422],
      ['an unknown field', () => ({ disabled: true }), 422],
      ['an address that is none', () => ({ email: 'tess' }), 422],
    ])('of a dealer admin for %s is refused', async (_what, more, status) => {
      const world = worldOf()
      const person = someone({ tenants: [world.a.tenantId], ...more(world.b.tenantId) })
      const by = await inviter()
      const sent = await mails(async () =>
        expect((await rest('POST', '/invitations', by, person)).status).toBe(status),
      )
      expect([sent, await find(String(person.email))]).toEqual([[], undefined])
    })

    it('is for admins of the dealer alone, and an address is invited once', async () => {
      const world = worldOf()
      const { id, by, email } = await invited()
      const again = await rest('POST', '/invitations', by, someone({ email, tenants: [world.a.tenantId] }))
      expect([again.status, again.body]).toEqual([409, expect.stringContaining('has an account already')])
      const stranger = (await world.signIn((await world.person('dealer_admin', 'b')).email)).headers
      for (const headers of [{}, await inviter('editor'), await inviter('sales'), stranger])
        expect((await rest('POST', `/invitations/${id}`, headers, { act: 'withdraw' })).status).toBe(404)
      for (const headers of [{}, await inviter('editor'), await inviter('sales')])
        expect((await rest('POST', '/invitations', headers, someone())).status).toBe(404)
      const stamp = { invited_until: 9e15, invite_hash: 'x' }
      expect((await rest('PATCH', `/users/${id}`, by, stamp)).status).toBe(200)
      expect((await find(email))?.invited_until).toBeLessThan(9e15)
    })
  })
}
