// product: T10
import { describe, expect, it, vi } from 'vitest'
import { rest } from '../access/rest'
import { PASSWORD, type StaffWorld } from './staffWorld'

const CURRENT = { current_password: PASSWORD }
const NEW = 'another horse, another battery'

/** The owner of an account hears of what others could do with it. */
export function ownerTests(worldOf: () => StaffWorld): void {
  async function mails(act: () => Promise<{ status: number }>) {
    const sent: Record<string, unknown>[] = []
    const spy = vi
      .spyOn(worldOf().db, 'sendEmail')
      .mockImplementation(async ({ to, subject, text }) => void sent.push({ to, subject, text }))
    const { status } = await act()
    spy.mockRestore()
    return { status, sent }
  }
  const patch = (id: string, headers: Record<string, string>, change: object) =>
    mails(() => rest('PATCH', `/users/${id}`, headers, change))

  describe('the owner of an account', () => {
    it('is unlocked by nobody: there is no lock, and a button for it would only say so', async () => {
      const world = worldOf()
      const [{ email }, admin] = [await world.person('editor'), await world.person('dealer_admin')]
      const { headers } = await world.signIn(admin.email)
      expect((await rest('POST', '/users/unlock', headers, { email })).status).toBe(403)
    })

    it('hears at the old address that an administrator changed it, and to what', async () => {
      const world = worldOf()
      const [owner, admin] = [await world.person('editor'), await world.person('dealer_admin')]
      const { headers } = await world.signIn(admin.email)
      const { status, sent } = await patch(owner.id, headers, {
        ...CURRENT,
        email: `new-${owner.email}`,
      })
      expect(status).toBe(200)
      expect(sent).toEqual([
        {
          to: owner.email,
          subject: 'The email address of your account was changed',
          text: expect.stringMatching(
            /^Jo changed .* to n…@staff\.example\. .*This was on .* time\)\.\n\nWas this not you/,
          ),
        },
      ])
      expect(JSON.stringify(sent)).not.toMatch(/token|reset\/|invitation/)
    })

    it('hears of a new password, one’s own, an administrator’s or by a mailed link', async () => {
      const world = worldOf()
      const [owner, admin] = [await world.person('editor'), await world.person('dealer_admin')]
      const own = await world.signIn(owner.email)
      const mine = await patch(owner.id, own.headers, { ...CURRENT, password: NEW })
      expect(mine).toMatchObject({
        status: 200,
        sent: [{ to: owner.email, subject: 'Your password was changed' }],
      })
      const { headers } = await world.signIn(admin.email)
      const theirs = await patch(owner.id, headers, { ...CURRENT, password: `${NEW} again` })
      expect(theirs.sent).toMatchObject([{ to: owner.email, text: expect.stringContaining('/admin/forgot') }])

      const token = await world.db.forgotPassword({
        ...{ collection: 'users', data: { email: owner.email }, disableEmail: true },
      })
      const { isResetLinkOpen } = await import('@/admin/staff/sign-in/views')
      const isOpen = (link: unknown) => isResetLinkOpen(world.db, String(link))
      expect([await isOpen(token), await isOpen('another')]).toEqual([true, false])
      const reset = await mails(() => rest('POST', '/users/reset-password', {}, { token, password: NEW }))
      expect(reset).toMatchObject({ status: 200, sent: [{ to: owner.email }] })
      expect(String(reset.sent[0]?.text)).toContain('with a link that was emailed to you')
      expect(await isOpen(token)).toBe(false)
    })

    it.each([
      ['another name', { name: 'Joe' }],
      ['the same address', {}],
    ])('hears nothing of %s', async (_what, change) => {
      const world = worldOf()
      const { id, email } = await world.person('editor')
      const { headers } = await world.signIn(email)
      expect(await patch(id, headers, { email, ...change })).toEqual({ status: 200, sent: [] })
    })

    it('is changed though the mail fails', async () => {
      const world = worldOf()
      const { id, email } = await world.person('editor')
      const { headers } = await world.signIn(email)
      const spy = vi.spyOn(world.db, 'sendEmail').mockRejectedValue(new Error('no mail'))
      expect((await rest('PATCH', `/users/${id}`, headers, { ...CURRENT, email: `x${email}` })).status).toBe(
        200,
      )
      expect(spy).toHaveBeenCalledOnce()
      spy.mockRestore()
      expect((await world.signIn(`x${email}`)).status).toBe(200)
    })
  })
}
