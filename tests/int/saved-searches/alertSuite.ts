/** Saved searches from sign-up to the last mail (S24), on one database: SQLite without a url. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { crashTests } from './crashTests'
import { type AlertDealer, type AlertWorld, DAY, HOUR, openAlertWorld, somebody, tokenIn } from './alertWorld'
import { newsTests } from './newsTests'
import { isSmoke } from '../../helpers/mongo'

export function alertSuite(what: string, url: string | undefined): void {
  describe(`S24 saved searches on ${what}`, () => {
    let world: AlertWorld
    let north: AlertDealer
    let south: AlertDealer
    let closed: AlertDealer
    beforeAll(async () => {
      world = await openAlertWorld(url)
      const forms = { captcha: false }
      north = await world.dealer('north', { timezone: 'Australia/Perth', forms })
      south = await world.dealer('south', { forms })
      closed = await world.dealer('closed', { features: { savedSearches: false } })
      await north.push('OLD', { price: 30_000 })
      await south.push('OLD', { price: 30_000 })
      await world.settle()
    })
    afterAll(() => world.close())
    // Each test has the dealers' mails to itself.
    beforeEach(async () => void (await (await world.table('saved-searches')).delete([])))

    const save = (host: string, body: object | string) => world.post(world.calls.save, host, body)
    const confirm = (host: string, token: string) =>
      world.post(world.calls.confirm, host, { token }, '/api/saved-searches/confirm')
    const oneClick = (host: string, token: string) =>
      world.post(
        world.calls.stop,
        host,
        'List-Unsubscribe=One-Click',
        `/api/saved-searches/stop?token=${token}`,
      )

    it('answers alike whether the address is known, and mails nothing but the question before its yes', async () => {
      const email = somebody()
      const body = { email, frequency: 'daily', search: '/search/toyota' }
      const first = await save(north.host, body)
      expect([first.status, JSON.parse(first.text)]).toEqual([201, { state: 'waiting' }])
      const [question, ...more] = await world.pass()
      expect([question?.to.address, question?.subject, more.length]).toEqual([
        email,
        'Please confirm your saved search at Dealer north',
        0,
      ])
      await north.push('N1')
      expect(await world.pass(2 * DAY)).toEqual([])
      await confirm(north.host, tokenIn(question?.text ?? '', 'confirm'))
      expect(await save(north.host, body)).toEqual(first)
      const [row] = await world.rowsOf(email)
      expect(row).toMatchObject({
        search: 'make=Toyota',
        consent: { version: '2026-11', text: expect.stringContaining('Dealer north') },
      })
      expect(JSON.stringify(row)).not.toContain(tokenIn(question?.text ?? '', 'stop'))
      await north.withdraw('N1')
    })

    if (isSmoke(url)) return
    it('says what is wrong, field by field, and takes a form without JavaScript', async () => {
      const bad = await save(north.host, { email: 'nope', frequency: 'hourly', search: '/cars/x' })
      expect([bad.status, JSON.parse(bad.text)]).toEqual([
        422,
        {
          error: 'Please fix the following errors:',
          errors: [
            { path: 'email', message: 'Enter an email address such as name@example.com.' },
            { path: 'frequency', message: 'Choose instant, daily or weekly.' },
          ],
        },
      ])
      expect(
        (await save(north.host, { email: somebody(), frequency: 'daily', search: '/cars/x' })).text,
      ).toContain('"path":"search"')
      expect((await save(north.host, 'email=nope&frequency=daily')).text).toContain(
        '<li>Enter an email address such as name@example.com.</li>',
      )
      const plain = await save(
        north.host,
        `email=${somebody()}&frequency=daily&search=%2Fsearch%3Fmake%3DKia`,
      )
      expect([plain.status, plain.location]).toEqual([303, '/saved-searches/sent'])
    })

    it('is not there for a dealer without it, or on no dealer’s host; nor for a bot', async () => {
      const email = somebody()
      expect((await save(closed.host, { email, frequency: 'daily' })).status).toBe(404)
      expect((await save('nowhere.test', { email, frequency: 'daily' })).status).toBe(404)
      expect((await save(north.host, { email, frequency: 'daily', website: 'x' })).status).toBe(422)
      expect(await world.rowsOf(email)).toEqual([])
    })

    it('asks for the proof that a person sent it, a plain form by one more press', async () => {
      const east = await world.dealer('east')
      const email = somebody()
      for (const captcha of [undefined, 'eA=='])
        expect((await save(east.host, { email, frequency: 'daily', captcha })).text).toContain(
          '"path":"captcha"',
        )
      expect((await save(east.host, `email=${email}&frequency=daily`)).text).toContain('One more step')
      expect(await world.rowsOf(email)).toEqual([])
    })

    it('mails a stranger nothing that was typed', async () => {
      const body = {
        email: somebody(),
        frequency: 'daily',
        name: 'WIN',
        search: '/search?query=evil.example',
      }
      await save(north.host, body)
      expect(JSON.stringify(await world.pass())).not.toMatch(/WIN|evil/)
    })

    it('stops asking an address after six tries in an hour', async () => {
      const email = somebody()
      const answers = []
      for (let tries = 0; tries < 7; tries++)
        answers.push(
          (await save(north.host, { email, frequency: 'daily', search: '/search?make=Kia' })).status,
        )
      expect(answers).toEqual([201, 201, 201, 201, 201, 201, 429])
      expect((await world.pass()).length).toBe(1)
    })

    it('“Stop it” in the question, before the yes, ends the search for good', async () => {
      const email = somebody()
      await save(north.host, { email, frequency: 'instant', search: '/search/toyota' })
      const [question] = await world.pass()
      const text = question?.text ?? ''
      expect((await oneClick(north.host, tokenIn(text, 'stop'))).status).toBe(200)
      expect(JSON.parse((await confirm(north.host, tokenIn(text, 'confirm'))).text)).toEqual({
        state: 'stopped',
      })
      const [row] = await world.rowsOf(email)
      expect(row).toMatchObject({ state: 'stopped', mail: null })
      await north.push('E1')
      expect(await world.pass(2 * DAY)).toEqual([])
      await north.withdraw('E1')
    })

    it('stops with one click, that search alone; another dealer’s host knows the link as little as an outsider’s', async () => {
      const email = somebody()
      const a = await world.saved(north, email)
      await world.saved(north, email, { search: '/search?query=hilux' })
      await world.saved(south, email)
      expect(a.mail.unsubscribe).toContain(`/api/saved-searches/stop?token=${a.stop}`)
      expect((await oneClick(south.host, a.stop)).status).toBe(404)
      expect((await oneClick(north.host, 'made-up')).status).toBe(404)
      expect((await confirm(south.host, tokenIn(a.mail.text, 'confirm'))).status).toBe(404)
      expect((await oneClick(north.host, a.stop)).status).toBe(200)
      expect((await oneClick(north.host, a.stop)).status).toBe(200)
      // A link that started a search starts it no second time.
      expect(JSON.parse((await confirm(north.host, tokenIn(a.mail.text, 'confirm'))).text)).toEqual({
        state: 'stopped',
      })
      await north.push('O1')
      await south.push('O1')
      const mails = await world.pass(2 * HOUR)
      expect(mails.map(({ from, text }) => [from.name, text.includes('“Toyota cars”')]).sort()).toEqual([
        ['Dealer north', false],
        ['Dealer south', true],
      ])
      await north.withdraw('O1')
      await south.withdraw('O1')
    })

    it('the page’s button stops too, a queued mail with it, and a dealer that left the feature as well', async () => {
      const { stop } = await world.saved(north, somebody())
      await north.push('Q1')
      await world.settle()
      world.clock.now += 2 * HOUR
      expect(await world.lookOnce(world.clock.now)).toBe(true)
      const answer = await world.post(
        world.calls.stop,
        north.host,
        `token=${stop}`,
        '/api/saved-searches/stop',
      )
      expect([answer.status, answer.location]).toEqual([303, '/saved-searches/stopped'])
      expect(await world.pass(HOUR)).toEqual([])
      expect((await oneClick(closed.host, 'x')).text).toContain('not known here')
      await north.withdraw('Q1')
    })

    it('another rhythm for the same list takes the place of the first', async () => {
      const email = somebody()
      await world.saved(north, email)
      await world.saved(north, email, { frequency: 'weekly' })
      expect((await world.rowsOf(email)).map(({ frequency, state }) => [frequency, state])).toEqual([
        ['instant', 'stopped'],
        ['weekly', 'active'],
      ])
    })

    it('an address has room for five questions and twenty searches; what waits a week is removed', async () => {
      const email = somebody()
      const rows = await world.table('saved-searches')
      const row = {
        tenant: north.tenant,
        name: 'x',
        email,
        frequency: 'daily',
        salt: 's',
        confirm_hash: 'c',
        stop_hash: 's',
        next_due_at: Date.now() + 7 * DAY,
      }
      for (let n = 0; n < 5; n++) await rows.insert({ ...row, search: `make=M${n}`, state: 'waiting' })
      expect((await save(north.host, { email, frequency: 'daily', search: '/search?make=Kia' })).status).toBe(
        201,
      )
      expect((await world.rowsOf(email)).length).toBe(5)
      const { purgeSaved } = await import('@/features/saved-searches/saved-searches.worker')
      expect([await purgeSaved(Date.now()), await purgeSaved(Date.now() + 7 * DAY + 1)]).toEqual([0, 5])
      for (let n = 0; n < 20; n++)
        await rows.insert({
          ...row,
          search: `make=M${n}`,
          state: 'active',
          mail_state: 'none',
          lease_until: 0,
          quiet_until: 0,
        })
      expect((await save(north.host, { email, frequency: 'daily', search: '/search?make=Kia' })).status).toBe(
        201,
      )
      expect([(await world.rowsOf(email)).length, await purgeSaved(Date.now() + 400 * DAY)]).toEqual([20, 0])
    })

    describe('what is news, and when it is mailed', () => newsTests(() => ({ world, north, south })))
    describe('whatever breaks, one digest and no news lost', () => crashTests(() => ({ world, north })))
  })
}
