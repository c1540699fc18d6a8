/** Somebody with an account at one dealer is invited by another. */
import { describe, expect, it, vi } from 'vitest'
import { rest } from '../access/rest'
import type { Headers, StaffWorld } from './staffWorld'

export function joiningTests(worldOf: () => StaffWorld): void {
  const tenantsOf = async (id: string) =>
    (await worldOf().db.findByID({ collection: 'users', id, depth: 0, overrideAccess: true })).tenants
  const headersOf = async (email: string) => (await worldOf().signIn(email)).headers

  /** The answer to whoever invites, and the link in the mail. */
  async function invite(by: Headers, email: string, role: string, tenant: string) {
    const sent: { to: unknown; text: string }[] = []
    const spy = vi
      .spyOn(worldOf().db, 'sendEmail')
      .mockImplementation(async ({ to, text }) => void sent.push({ to, text: String(text) }))
    const body = { name: 'Tess', email, role, tenants: [tenant] }
    const answer = await rest('POST', '/invitations', by, body)
    spy.mockRestore()
    return { answer, sent, token: /\/admin\/invitation\/(\S+)/.exec(sent[0]?.text ?? '')?.[1] ?? '' }
  }
  const accept = (token: string, headers: Headers = {}) =>
    rest('POST', '/accept-invitation', headers, { token })

  describe('an invitation of an account of another dealer', () => {
    it('gives the dealer once, by its own person; whoever invites learns nothing of it', async () => {
      const { a, b, person } = worldOf()
      const editor = await person('editor', 'a')
      const rival = await headersOf((await person('dealer_admin', 'b')).email)
      const { answer, sent, token } = await invite(rival, editor.email, 'editor', b.tenantId)
      const fresh = await invite(rival, `new${editor.email}`, 'editor', b.tenantId)
      expect([answer.status, fresh.answer.status]).toEqual([201, 201])
      expect(Object.keys(JSON.parse(answer.body))).toEqual(Object.keys(JSON.parse(fresh.answer.body)))
      expect(sent).toEqual([
        { to: editor.email, text: expect.stringContaining('with the account that you have') },
      ])
      expect(await tenantsOf(editor.id)).toEqual([a.tenantId])

      for (const headers of [{}, rival]) expect((await accept(token, headers)).status).toBe(401)
      expect((await accept(`${token}x`, rival)).status).toBe(410)
      expect(await tenantsOf(editor.id)).toEqual([a.tenantId])

      const own = await headersOf(editor.email)
      const answers = await Promise.all([accept(token, own), accept(token, own)])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
      expect(await tenantsOf(editor.id)).toEqual([a.tenantId, b.tenantId])
      const { db } = worldOf()
      await db.update({
        ...{ collection: 'users', id: editor.id, data: { tenants: [a.tenantId] }, overrideAccess: true },
      })
      expect((await accept(token, own)).status).toBe(410)
      expect(await tenantsOf(editor.id)).toEqual([a.tenantId])
    })

    it('raises nobody: an account with more rights than were given does not join', async () => {
      const { a, b, person } = worldOf()
      const admin = await person('dealer_admin', 'a')
      const rival = await headersOf((await person('dealer_admin', 'b')).email)
      const { token } = await invite(rival, admin.email, 'editor', b.tenantId)
      const refused = await accept(token, await headersOf(admin.email))
      expect([refused.status, refused.body]).toEqual([
        409,
        expect.stringContaining('Your account has another role'),
      ])
      expect(await tenantsOf(admin.id)).toEqual([a.tenantId])
    })

    it('is none of a dealer that one does not administer, and ends after three days', async () => {
      const { a, b, person } = worldOf()
      const editor = await person('editor', 'a')
      const rival = await headersOf((await person('dealer_admin', 'b')).email)
      const foreign = await invite(rival, editor.email, 'editor', a.tenantId)
      expect([foreign.answer.status, foreign.sent]).toEqual([403, []])
      const { token } = await invite(rival, editor.email, 'editor', b.tenantId)
      const own = await headersOf(editor.email)
      const { joiningOf } = await import('@/admin/staff/joining')
      expect(joiningOf(token)?.user).toBe(editor.id)
      expect(joiningOf(token, Date.now() + 3 * 86_400_000 + 1000)).toBeUndefined()
      expect((await accept(token, own)).status).toBe(200)
    })
  })
}
