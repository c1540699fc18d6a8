/** The code: who gets one, how often, and how often it may be guessed. */
import { expect, it } from 'vitest'
import { readTyped } from '@/features/accounts/storedTyped.rules'
import { somebody } from '../saved-searches/alertWorld'
import { mobile, type ShopperWorld } from './shopperWorld'

const TEN_MINUTES = 10 * 60_000
const median = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

export function codeTests(input: () => ShopperWorld): void {
  it('G4 sends six digits by mail or text, and keeps neither them nor a session’s token', async () => {
    const { north, browser, send, codeFor, table, texts } = input()
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
      await (await table('sign-in-codes')).find([]),
      await (await table('shoppers')).find([]),
    ])
    expect(rows).toContain(e164)
    for (const hidden of [code, texted, at.jar.get('shopper')?.split('.')[1] ?? '?'])
      expect(rows).not.toContain(hidden)
  })

  it('G4 answers a known and an unknown address alike, in bytes and in time', async () => {
    const { north, signedIn, browser, send } = input()
    const answers = new Set<string>()
    const wrong = new Set<string>()
    /** How much longer a known address takes than an unknown one. */
    const ratio = async () => {
      const known = somebody()
      await signedIn(north, known)
      const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
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
      return median(times.known) / median(times.unknown)
    }
    // Single milliseconds on a shared machine: a hash of a password, or a mail on its way, would be far outside each time.
    await expect
      .poll(ratio, { timeout: 20_000, interval: 0 })
      .toSatisfy((times: number) => times > 0.2 && times < 5)
    expect([answers.size, wrong.size]).toEqual([1, 1])
  })

  it('says which address is none, and takes nothing of another site or without accounts', async () => {
    const { north, closed, browser, send } = input()
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

  it('G4 takes a code only in the browser that asked, and a double press as one', async () => {
    const { north, browser, send, codeFor, table } = input()
    const email = somebody()
    const at = browser(north)
    await send(at, 'request', { email })
    const code = await codeFor(email)
    const jar = new Map(at.jar)
    const strangers = await Promise.all(
      Array.from({ length: 5 }, () => send(browser(north), 'verify', { email, code })),
    )
    expect(strangers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422])
    const pressed = await Promise.all(
      [1, 2].map(() => send({ ...at, jar: new Map(jar) }, 'verify', { code })),
    )
    expect(pressed.map(({ status }) => status)).toEqual([200, 200])
    expect((await (await table('shoppers')).find([['email', '=', email]])).length).toBe(1)
    const { prove } = await import('@/features/accounts/prove')
    const { siteOfTenant } = await import('@/core/dealer/read/sites')
    const site = await siteOfTenant(north.tenant)
    const nonce = jar.get('sign_in') ?? jar.get('__Host-sign_in') ?? ''
    expect(nonce).toMatch(/^[\w-]{43}$/)
    const later = async (seconds: number) =>
      site && (await prove(site, { nonce, code }, Date.now() + seconds * 1000)) !== null
    // Half a minute counts from the first press, not from the last.
    expect([await later(20), await later(40), await later(60)]).toEqual([true, false, false])
  })

  it('locks a code after five wrong tries, however fast they come, and nobody else can use them up', async () => {
    const { north, browser, send, codeFor } = input()
    const email = somebody()
    const [at, stranger] = [browser(north), browser(north)]
    await send(at, 'request', { email })
    const code = await codeFor(email)
    const wrong = Array.from({ length: 5 }, (_, n) =>
      String((Number(code) + n + 1) % 1_000_000).padStart(6, '0'),
    )
    await send(stranger, 'request', { email })
    await Promise.all(wrong.map((guess) => send(stranger, 'verify', { email, code: guess })))
    expect((await send(stranger, 'verify', { email, code: await codeFor(email) })).status).toBe(422)
    const patient = browser(north)
    await send(patient, 'request', { email })
    const third = await codeFor(email)
    expect((await send(patient, 'verify', { email: somebody(), code: third })).status).toBe(422)
    expect((await send(patient, 'verify', { email, code: third })).status).toBe(200)
    // The first browser's code still works, and it loses its own tries alone.
    await Promise.all(wrong.slice(0, 4).map((guess) => send(at, 'verify', { email, code: guess })))
    expect((await send(at, 'verify', { email, code })).status).toBe(200)
  })

  it('sends another after half a minute, an address no more than five, and a form that comes twice once', async () => {
    const { north, browser, send, mails, ports, sendCodeOnce } = input()
    const email = somebody()
    const at = browser(north)
    while (await sendCodeOnce(ports)) continue
    const before = mails.length
    const twice = await Promise.all([1, 2].map(() => send(at, 'request', `by=email&email=${email}&key=k1`)))
    expect(twice.map(({ status, location }) => [status, location])).toEqual([
      [303, '/sign-in?step=code'],
      [303, '/sign-in?step=code'],
    ])
    const again = await send(at, 'request', { email })
    expect([again.status, again.text]).toEqual([429, expect.stringContaining('30 seconds')])
    expect(Number(again.headers.get('retry-after'))).toBeLessThanOrEqual(30)
    const soon = await send(at, 'request', `by=email&email=${email}&key=k2&step=code`)
    expect(soon.location).toBe('/sign-in?step=code&error=again')
    // From the first step of another tab: the code is typed there.
    const inTab = await send(at, 'request', `by=email&email=${email}&key=k3`)
    expect(inTab.location).toBe('/sign-in?step=code&error=again')
    while (await sendCodeOnce(ports)) continue
    expect(mails.length - before).toBe(1)
    const sent = []
    for (let turn = 0; turn < 5; turn++) sent.push((await send(browser(north), 'request', { email })).status)
    expect(sent).toEqual([200, 200, 200, 200, 429])
  })

  it('keeps a wrong address for the page that says so, in no address and for no program', async () => {
    const { north, browser, send } = input()
    const typed = (cookies: string[]) =>
      readTyped(/^(?:__Host-)?sign_in_typed=([^;]*);/.exec(cookies.join('\n'))?.[1] ?? null)
    const wrong = await send(browser(north), 'request', 'by=email&email=nonsense&key=k1')
    expect([wrong.location, typed(wrong.cookies)]).toEqual([
      '/sign-in?error=email',
      { kind: 'email', text: 'nonsense' },
    ])
    expect((await send(browser(north), 'request', { email: 'nonsense' })).cookies).toEqual([])
  })

  it('answers an Idempotency-Key alike, and refuses it for another address', async () => {
    const { north, south, browser, send, mails, ports, sendCodeOnce } = input()
    const email = somebody()
    const key = { 'idempotency-key': `key-${email}` }
    while (await sendCodeOnce(ports)) continue
    const before = mails.length
    const answers = [
      await send(browser(north), 'request', { email }, key),
      await send(browser(north), 'request', { email }, key),
    ]
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [200, '{"success":true}'],
      [200, '{"success":true}'],
    ])
    expect((await send(browser(north), 'request', { email: somebody() }, key)).status).toBe(422)
    expect((await send(browser(south), 'request', { email: somebody() }, key)).status).toBe(200)
    while (await sendCodeOnce(ports)) continue
    expect(mails.slice(before).filter(({ to }) => to.address === email).length).toBe(1)
  })

  it('G4 signs in by the mail’s link on another device, by its button alone, at this dealer alone', async () => {
    const { north, south, browser, send, mails, codeFor } = input()
    const email = somebody()
    const at = browser(north)
    await send(at, 'request', { email, redirect: '/cars/x?a=b' })
    await codeFor(email)
    const link = /sign-in\?link=(\S+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
    expect(link).toMatch(/^[\w-]+\.[\w-]{43}$/)
    const bad = `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`
    for (const [who, input] of [
      [browser(north), bad],
      [browser(south), link],
    ] as const)
      expect((await send(who, 'verify', { link: input })).status).toBe(422)
    const device = browser(north)
    const signed = await send(device, 'verify', `link=${link}`)
    expect([signed.status, signed.location]).toEqual([303, '/cars/x?a=b'])
    expect((await send(device, 'account', { name: 'x' })).status).toBe(200)
    // A code that adds an address to an account has no link.
    const more = somebody()
    await send(device, 'request', { email: more, add: 'email' })
    await codeFor(more)
    expect(mails.at(-1)?.text).not.toContain('link=')
  })

  it('forgets a code after ten minutes, and the address that was typed after an hour', async () => {
    const { north, table, ports, sendCodeOnce } = input()
    const { beginAsk, purgeAsks, sendCode } = await import('@/features/accounts/codeRequests')
    const { prove } = await import('@/features/accounts/prove')
    const { siteOfTenant } = await import('@/core/dealer/read/sites')
    const { codeOf, nonceFor } = await import('@/features/accounts/code')
    const site = await siteOfTenant(north.tenant)
    if (!site) throw new Error('no site')
    const ask = { nonce: nonceFor(north.tenant, null), login: somebody(), target: '/account' }
    const rowOf = async () => (await (await table('sign-in-codes')).find([['login', '=', ask.login]]))[0]
    while (await sendCodeOnce(ports)) continue
    const now = Date.now()
    expect(await beginAsk(site, ask, now)).toBe('new')
    await sendCode(site, ask, now)
    const code = codeOf(String((await rowOf())?.salt))
    expect(await prove(site, { nonce: ask.nonce, code }, now + TEN_MINUTES)).toBeNull()
    // A code that is too old is not sent any more either.
    await sendCodeOnce(ports, now + TEN_MINUTES)
    expect(await rowOf()).toMatchObject({ send_state: 'none' })
    await purgeAsks(now + TEN_MINUTES + 3_600_001)
    expect(await rowOf()).toBeUndefined()
  })

  it('tries again when a message was not accepted', async () => {
    const { north, browser, send, ports, sendCodeOnce, codeFor } = input()
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
