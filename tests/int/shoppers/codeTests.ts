/** The code: who gets one, how often, and how often it may be guessed. */
import { expect, it } from 'vitest'
import { somebody } from '../alerts/alertWorld'
import { mobile, type ShopperWorld } from './shopperWorld'

const TEN_MINUTES = 10 * 60_000
const median = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

export function codeTests(given: () => ShopperWorld): void {
  it('sends six digits by mail or text, and keeps neither them nor a session’s token', async () => {
    const { north, browser, send, codeFor, table, texts } = given()
    const [email, phone] = [somebody(), mobile()]
    const at = browser(north)
    expect(await send(at, 'request', { email })).toMatchObject({ status: 200, text: '{"success":true}' })
    const code = await codeFor(email)
    expect(code).toMatch(/^\d{6}$/)
    expect((await send(at, 'verify', { email, code: `${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(
      200,
    )
    await send(browser(north), 'request', { phone })
    const e164 = `+61${phone.replace(/\s/g, '').slice(1)}`
    const texted = await codeFor(e164)
    // Phones offer a code of this form to this site only.
    expect(texts.at(-1)?.text).toMatch(new RegExp(`@${north.host} #${texted}$`))
    const rows = JSON.stringify([
      await (await table('shopper-logins')).find([]),
      await (await table('shoppers')).find([]),
    ])
    expect(rows).toContain(e164)
    for (const hidden of [code, texted, at.jar.get('shopper')?.split('.')[1] ?? '?'])
      expect(rows).not.toContain(hidden)
  })

  it('answers a known and an unknown address alike, in bytes and in time', async () => {
    const { north, signedIn, browser, send } = given()
    const known = somebody()
    await signedIn(north, known)
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    const answers = new Set<string>()
    const wrong = new Set<string>()
    for (let turn = 0; turn < 3; turn++)
      for (const kind of ['known', 'unknown'] as const) {
        const email = kind === 'known' ? known : somebody()
        const from = performance.now()
        const answer = await send(browser(north), 'request', { email })
        times[kind].push(performance.now() - from)
        answers.add(`${answer.status} ${answer.text} ${answer.cookies.join().replace(/sign_in=[^;]*/, '')}`)
        const refused = await send(browser(north), 'verify', { email, code: '1' })
        wrong.add(`${refused.status} ${refused.text}`)
      }
    expect([answers.size, wrong.size]).toEqual([1, 1])
    const ratio = median(times.known) / median(times.unknown)
    // Single milliseconds on a shared machine: a hash of a password, or a mail on its way, would be far outside.
    expect(ratio).toBeGreaterThan(0.2)
    expect(ratio).toBeLessThan(5)
  })

  it('says which address is none, and takes nothing of another site or without accounts', async () => {
    const { north, closed, browser, send } = given()
    const at = browser(north)
    for (const [body, path] of [
      [{ email: 'nope' }, 'email'],
      [{ phone: '07 5550 0100' }, 'phone'],
      [{ phone: '+1 212 555 0100' }, 'phone'],
      [{}, 'email'],
    ] as const) {
      const answer = await send(at, 'request', body)
      expect([answer.status, JSON.parse(answer.text).errors[0].path]).toEqual([422, path])
    }
    const email = somebody()
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    for (const call of ['request', 'verify', 'signOut', 'save', 'erase'] as const)
      expect((await send(at, call, { email }, foreign)).status).toBe(403)
    expect((await send(browser(closed), 'request', { email })).status).toBe(404)
  })

  it('takes a code once, also of forty at the same time', async () => {
    const { north, browser, send, codeFor } = given()
    const email = somebody()
    await send(browser(north), 'request', { email })
    const code = await codeFor(email)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send(browser(north), 'verify', { email, code })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422])
    expect((await send(browser(north), 'verify', { email, code })).status).toBe(422)
  })

  it('locks a code after five wrong tries, however fast they come', async () => {
    const { north, browser, send, codeFor } = given()
    const email = somebody()
    await send(browser(north), 'request', { email })
    const code = await codeFor(email)
    const wrong = Array.from({ length: 5 }, (_, n) =>
      String((Number(code) + n + 1) % 1_000_000).padStart(6, '0'),
    )
    await Promise.all(wrong.map((guess) => send(browser(north), 'verify', { email, code: guess })))
    expect((await send(browser(north), 'verify', { email, code })).status).toBe(422)
    await send(browser(north), 'request', { email })
    expect((await send(browser(north), 'verify', { email, code })).status).toBe(422)
    expect((await send(browser(north), 'verify', { email, code: await codeFor(email) })).status).toBe(200)
  })

  it('lets nobody guess on through new codes, and sends an address no more than five', async () => {
    const { north, browser, send } = given()
    const email = somebody()
    const at = { ...browser(north), headers: { 'x-forecourt-ip': '198.51.100.7' } }
    const sent = []
    for (let turn = 0; turn < 6; turn++) sent.push(await send(at, 'request', { email }))
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
    expect(Number(sent.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(60)
    const tries = []
    for (let turn = 0; turn < 31; turn++)
      tries.push((await send(at, 'verify', { email, code: '000000' })).status)
    expect(tries.at(-1)).toBe(429)
  })

  it('forgets a code after ten minutes, and an address that nobody proved after an hour', async () => {
    const { north, table, ports, sendCodeOnce } = given()
    const { requestCode, proveLogin, purgeLogins } = await import('@/shoppers/logins')
    const { siteOfTenant } = await import('@/data/sites')
    const { codeOf } = await import('@/shoppers/code')
    const site = await siteOfTenant(north.tenant)
    if (!site) throw new Error('no site')
    const email = somebody()
    const rowOf = async () => (await (await table('shopper-logins')).find([['login', '=', email]]))[0]
    while (await sendCodeOnce(ports)) continue
    const now = Date.now()
    await requestCode(site, email, now)
    const code = codeOf(String((await rowOf())?.salt))
    expect(await proveLogin(site, email, code, now + TEN_MINUTES)).toBeNull()
    // A code that is too old is not sent any more either.
    await sendCodeOnce(ports, now + TEN_MINUTES)
    expect(await rowOf()).toMatchObject({ send_state: 'none' })
    await purgeLogins(now + TEN_MINUTES + 3_600_001)
    expect(await rowOf()).toBeUndefined()
  })

  it('tries again when a message was not accepted', async () => {
    const { north, browser, send, ports, sendCodeOnce, codeFor } = given()
    const email = somebody()
    while (await sendCodeOnce(ports)) continue
    await send(browser(north), 'request', { email })
    const refuse = { kind: 'files', send: () => Promise.reject(new Error('busy')) } as const
    expect(await sendCodeOnce({ mail: refuse, sms: refuse })).toBe(true)
    expect(await codeFor(email)).toBe('')
    await sendCodeOnce(ports, Date.now() + 60_000)
    expect(await codeFor(email)).toMatch(/^\d{6}$/)
  })
}
