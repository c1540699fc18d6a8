// product: B10
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { rest } from '../access/rest'
import { CALL, earlyInStep, numbers, secondStepWorld, wrong } from './secondStepWorld'
import type { StaffWorld } from './staffWorld'

export function secondStepTests(worldOf: () => StaffWorld): void {
  const { ask, login, sessions, entries, withStep } = secondStepWorld(worldOf)

  describe('a second step', () => {
    it('asks for a code after the right password, and makes no session before', async () => {
      const { id, email, key } = await withStep()
      const before = await sessions(id)
      const bare = await login(email)
      expect([bare.status, bare.cookie]).toEqual([401, null])
      expect(bare.body).toContain('A code is needed')
      expect(bare.body).toContain('"second_step":"needed"')
      const off = await login(email, { code: wrong(numbers(key)) })
      expect([off.status, off.cookie]).toEqual([401, null])
      expect(await sessions(id)).toBe(before)
      const code = numbers(key)
      expect((await login(email, { code })).status).toBe(200)
      expect(await sessions(id)).toBe(before + 1)
      expect(await entries('second step failed', id)).toHaveLength(1)
    })

    it('says nothing of it to who has not the password', async () => {
      const { email } = await withStep()
      const [known, unknown] = await Promise.all(
        [email, 'nobody@staff.example'].map((address) =>
          rest('POST', '/users/login', {}, { email: address, password: 'wrong', code: '123456' }),
        ),
      )
      expect(`${known?.status} ${known?.body}`).toBe(`${unknown?.status} ${unknown?.body}`)
    })

    it('takes a code once: of two at the same moment one, of the same again none', async () => {
      const { email, key, codes } = await withStep()
      for (const code of [numbers(key), codes[0] ?? '']) {
        const both = await Promise.all([login(email, { code }), login(email, { code })])
        expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
        expect((await login(email, { code })).status).toBe(401)
      }
    })

    it('takes a code once, also where both uses read before either writes', async () => {
      const { factorOf, isRightCode } = await import('@/access/login/secondFactor')
      const { id, key, codes } = await withStep()
      const { db } = worldOf()
      for (const code of [numbers(key), codes[0] ?? '']) {
        const read = await factorOf(db, id)
        if (!read) throw new Error('The account has no second step')
        const uses = await Promise.all([isRightCode(db, read, code), isRightCode(db, read, code)])
        expect(uses.toSorted()).toEqual([false, true])
        expect(await isRightCode(db, read, code)).toBe(false)
      }
    })

    it('makes ten paper codes, keeps hashes alone, and new ones end the old', async () => {
      const { id, email, key, codes, headers } = await withStep()
      expect([codes.length, new Set(codes).size]).toEqual([10, 10])
      const row = JSON.stringify(
        (await worldOf().db.find({ collection: 'second-factors', overrideAccess: true })).docs,
      )
      for (const secret of [key, ...codes]) expect(row).not.toContain(secret)
      expect((await login(email, { code: (codes[1] ?? '').toUpperCase() })).status).toBe(200)
      expect((await ask(CALL, headers, { act: 'codes', code: '' })).status).toBe(422)
      const fresh = await ask(CALL, headers, { act: 'codes', code: numbers(key) })
      expect(fresh.status).toBe(200)
      expect((await login(email, { code: codes[2] ?? '' })).status).toBe(401)
      const log = JSON.stringify(await entries('new paper codes', id))
      expect(log).toContain('new paper codes')
      for (const code of codes) expect(log).not.toContain(code)
    })

    it('mails the owner when new paper codes are made, and no code with it', async () => {
      const { email, key, headers } = await withStep()
      const sendEmail = vi.spyOn(worldOf().db, 'sendEmail').mockResolvedValue(undefined)
      const refused = await ask(CALL, headers, { act: 'codes', code: '' })
      expect([refused.status, sendEmail.mock.calls]).toEqual([422, []])
      const { body } = await ask(CALL, headers, { act: 'codes', code: numbers(key) })
      const sent = sendEmail.mock.calls.map(([mail]) => mail)
      sendEmail.mockRestore()
      expect(sent).toMatchObject([{ to: email, subject: 'New paper codes were made' }])
      const codes = z.array(z.string()).length(10).parse(body.codes)
      for (const code of codes) expect(JSON.stringify(sent)).not.toContain(code)
    })

    it('goes off with a code alone, and on with a key that was offered to this account', async () => {
      const world = worldOf()
      const { id, email, key, headers } = await withStep()
      expect((await ask(CALL, headers, { act: 'off', code: wrong(numbers(key)) })).status).toBe(422)
      expect((await ask(CALL, headers, { act: 'off', code: numbers(key) })).status).toBe(200)
      expect((await login(email)).status).toBe(200)
      expect(await entries('two steps off', id)).toHaveLength(1)
      const other = (await world.signIn((await world.person()).email)).headers
      const offer = (await ask(CALL, other, { act: 'start' })).body
      const body = { act: 'on', sealed: offer.sealed, code: numbers(String(offer.key)) }
      expect((await ask(CALL, headers, body)).status).toBe(422)
      vi.useFakeTimers({ now: Date.now() + 16 * 60_000, toFake: ['Date'] })
      const late = await ask(CALL, other, { ...body, code: numbers(String(offer.key)) })
      vi.useRealTimers()
      expect(late.status).toBe(422)
      expect((await ask(CALL, {}, { act: 'start' })).status).toBe(404)
    })

    it('ends what was signed in with a password alone, but the browser that turns it on', async () => {
      const world = worldOf()
      const { email } = await world.person()
      const [mine, other] = [await world.signIn(email), await world.signIn(email)]
      const offer = (await ask(CALL, mine.headers, { act: 'start' })).body
      const code = numbers(String(offer.key))
      await ask(CALL, mine.headers, { act: 'on', sealed: offer.sealed, code })
      expect([await world.isIn(mine.headers), await world.isIn(other.headers)]).toEqual([true, false])
    })

    it('limits codes of who has the password, and lets in its owner with a right one all the same', async () => {
      const { id, email, key } = await withStep()
      const { CODE_LIMITS, countCode } = await import('@/access/login/limits')
      for (let n = 0; n < 12; n++)
        await rest(
          'POST',
          '/users/login',
          { 'x-forwarded-for': `198.51.100.${n}` },
          { email, password: 'no' },
        )
      expect((await login(email)).status).toBe(401)
      for (let n = 0; n < CODE_LIMITS.all.points; n++) await countCode(id, `192.0.2.${n % 15}`)
      expect((await login(email, { code: wrong(numbers(key, 5)) }, '192.0.2.100')).status).toBe(401)
      for (let n = 0; n < CODE_LIMITS.whenCrowded; n++) await countCode(id, '192.0.2.100')
      expect((await login(email, { code: wrong(numbers(key, 5)) }, '192.0.2.100')).status).toBe(429)
      expect((await login(email, { code: numbers(key) }, '192.0.2.200')).status).toBe(200)
    }, 120_000)

    it('a missing code is no failed attempt', async () => {
      const { email, key } = await withStep()
      for (let n = 0; n < 12; n++) expect((await login(email)).status).toBe(401)
      expect((await login(email, { code: numbers(key) })).status).toBe(200)
    }, 60_000)

    it('a link by mail sets a password and opens no session', async () => {
      const world = worldOf()
      const { id, email, headers } = await withStep()
      const token = await world.db.forgotPassword({
        collection: 'users',
        data: { email },
        disableEmail: true,
      })
      const password = 'another horse, another battery'
      const answer = await rest('POST', '/users/reset-password', {}, { token, password })
      expect([answer.status, answer.response.headers.get('set-cookie')]).toEqual([401, null])
      expect(answer.body).toContain('Your new password is kept')
      expect([await sessions(id), await world.isIn(headers)]).toEqual([0, false])
      expect((await login(email, { password })).body).toContain('"second_step":"needed"')
    })

    it('of a colleague is taken off by an administrator of that dealer, who is named in the log', async () => {
      const world = worldOf()
      const { id, email, headers } = await withStep()
      const address = `/second-steps/${id}/reset`
      const stranger = (await world.signIn((await world.person('dealer_admin', 'b')).email)).headers
      const editor = (await world.signIn((await world.person('editor')).email)).headers
      for (const one of [{}, stranger, editor]) expect((await ask(address, one, {})).status).toBe(404)
      expect((await ask(address, headers, {})).status).toBe(409)
      const admin = await world.person('dealer_admin')
      const by = (await world.signIn(admin.email)).headers
      expect((await ask(address, by, {})).status).toBe(200)
      expect(await world.isIn(headers)).toBe(false)
      expect((await login(email)).status).toBe(200)
      expect((await ask(address, by, {})).status).toBe(409)
      const [entry] = await entries('reset the second step of users', id)
      expect(entry).toMatchObject({ who: admin.email, tenant: world.a.tenantId })
    })

    it('of a platform admin is no business of a dealer admin', async () => {
      const world = worldOf()
      const boss = await world.person('platform_admin')
      const by = (await world.signIn((await world.person('dealer_admin')).email)).headers
      expect((await ask(`/second-steps/${boss.id}/reset`, by, {})).status).toBe(404)
    })

    it('goes with the account', async () => {
      const world = worldOf()
      const { id } = await withStep()
      await world.db.delete({ collection: 'users', id, overrideAccess: true })
      const where = { user_id: { equals: id } }
      const left = await world.db.count({ collection: 'second-factors', where, overrideAccess: true })
      expect(left.totalDocs).toBe(0)
    })
  })

  describe('where platform admins must have a second step', () => {
    it('they set it up at the sign-in, before there is a session, and keep it', async () => {
      const world = worldOf()
      const { env } = await import('@/env')
      const requested = env.platformTwoSteps
      env.platformTwoSteps = true
      try {
        const { id, email } = await world.person('platform_admin')
        const first = await login(email)
        expect([first.status, first.cookie]).toEqual([401, null])
        const { data } = JSON.parse(first.body).errors[0]
        expect(data).toMatchObject({ second_step: 'setup', qr: { modules: expect.any(Number) } })
        await earlyInStep()
        const more = { second_step_key: data.sealed, code: numbers(data.key, -1) }
        expect((await login(email, { ...more, code: wrong(more.code) })).status).toBe(401)
        const done = await login(email, more)
        expect(done.status).toBe(200)
        const { adminOrigins } = await import('@/lib/origins')
        const headers = {
          origin: adminOrigins(env)[0] ?? '',
          cookie: done.cookie?.split(';')[0] ?? '',
        }
        const made = await ask(CALL, headers, { act: 'codes' })
        expect([made.status, made.body.codes]).toEqual([200, expect.any(Array)])
        expect((await ask(CALL, headers, { act: 'codes' })).status).toBe(422)
        expect((await ask(CALL, headers, { act: 'off', code: numbers(data.key) })).status).toBe(409)
        expect((await login(email)).body).toContain('"second_step":"needed"')
        expect(await entries('two steps on', id)).toHaveLength(1)
        const seller = await world.person('sales')
        expect((await login(seller.email)).status).toBe(200)
      } finally {
        env.platformTwoSteps = requested
      }
    })
  })
}
