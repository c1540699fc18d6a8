/** What strangers do at the sign-in of a dealer, and that the people there still get in. */
import { expect, it } from 'vitest'
import { proofOf } from '../../helpers/captcha'
import type { AlertDealer } from '../saved-searches/alertWorld'
import { mobile, type ShopperWorld } from './shopperWorld'

let people = 0
const somebody = (): string => `stranger-test-${++people}@x.example`
const from = (address: string) => ({ 'x-forecourt-ip': address })

export function strangerTests(input: () => ShopperWorld): void {
  const proof = async ({ host }: AlertDealer): Promise<string> => {
    const { newChallenge } = await import('@/integrations/captcha')
    return proofOf(await newChallenge(host))
  }
  /** An honest person in a browser of its own: asks with a fresh proof, and types the code that came. */
  const getsIn = async (dealer: AlertDealer, email: string, address: string): Promise<number[]> => {
    const { browser, send, codeFor } = input()
    const at = browser(dealer)
    const requested = await send(at, 'request', { email, captcha: await proof(dealer) }, from(address))
    const verified = await send(at, 'verify', { email, code: await codeFor(email) }, from(address))
    return [requested.status, verified.status]
  }

  it('sends nothing without a proof, and counts nothing against the person who is named', async () => {
    const { guarded, browser, send, mails, codeFor } = input()
    const email = somebody()
    for (let n = 0; n < 60; n++) {
      const refused = await send(browser(guarded), 'request', { email }, from(`10.1.0.${n % 30}`))
      expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('"captcha"')])
    }
    expect(await codeFor(email)).toBe('')
    expect(mails.filter(({ to }) => to.address === email)).toEqual([])
    expect(await getsIn(guarded, email, '10.1.1.1')).toEqual([200, 200])
  })

  it('offers a plain form the other check, and signs in by it', async () => {
    const { guarded, browser, send } = input()
    const page = await send(browser(guarded), 'request', `by=email&email=${somebody()}&key=p1`)
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('name="confirm"')])
    const token = /name="confirm" value="([^"]+)"/.exec(page.text)?.[1] ?? ''
    const early = await send(browser(guarded), 'request', new URLSearchParams({ confirm: token }).toString())
    expect(early.text).toContain('name="confirm"')
    await new Promise((done) => setTimeout(done, 2100))
    const sent = await send(browser(guarded), 'request', new URLSearchParams({ confirm: token }).toString())
    expect([sent.status, sent.location]).toEqual([303, '/sign-in?step=code'])
  })

  it('700 asks from 100 addresses close no dealer and nobody’s name, at this dealer or another', async () => {
    const { north, south, guarded, browser, send } = input()
    const named = somebody()
    const spelled = (n: number) => named.replace('@', `+${n}@`)
    for (let n = 0; n < 700; n++) {
      const email = n % 2 ? somebody() : spelled(n)
      await send(browser(n % 3 ? north : south), 'request', { email }, from(`10.2.0.${n % 100}`))
    }
    for (const dealer of [north, south, guarded])
      expect(await getsIn(dealer, somebody(), `10.3.0.${people % 200}`)).toEqual([200, 200])
    expect(await getsIn(guarded, named, '10.3.1.1')).toEqual([200, 200])
    expect(await getsIn(south, named, '10.3.1.2')).toEqual([200, 200])
  }, 120_000)

  it('mails one mailbox under many spellings no more often than under one', async () => {
    const { north, browser, send, mails, ports, sendCodeOnce } = input()
    const [name = ''] = somebody().split('@')
    for (let n = 0; n < 20; n++)
      await send(browser(north), 'request', { email: `${name}+${n}@x.example` }, from('10.4.0.1'))
    while (await sendCodeOnce(ports)) continue
    expect(mails.filter(({ to }) => to.address.startsWith(`${name}+`))).toHaveLength(5)
  })

  it('a right code gets in after many wrong ones of strangers, each of whom has one try in a browser then', async () => {
    const { north, browser, send, codeFor } = input()
    const email = somebody()
    const at = browser(north)
    await send(at, 'request', { email }, from('10.5.0.1'))
    const code = await codeFor(email)
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    const { countWrong, SIGN_IN_LIMITS } = await import('@/features/accounts/limits')
    for (let n = 1; n < SIGN_IN_LIMITS.wrong.points; n++) await countWrong(email)
    // This one is the last of them.
    const stranger = browser(north)
    await send(stranger, 'request', { email }, from('10.5.0.2'))
    const theirs = await codeFor(email)
    expect((await send(stranger, 'verify', { email, code: wrong === theirs ? code : wrong })).status).toBe(
      422,
    )
    expect((await send(stranger, 'verify', { email, code: theirs })).status).toBe(422)
    expect((await send(at, 'verify', { email, code }, from('10.5.0.1'))).status).toBe(200)
  })

  it('one address gets a few texts an hour, and a dealer no more than its day has, with a mail to its admins', async () => {
    const { guarded, north, table, browser, send, codeFor, texts, ports, sendCodeOnce } = input()
    const known = mobile()
    const e164 = `+61${known.replaceAll(' ', '').slice(1)}`
    const ask = async (dealer: AlertDealer, phone: string, address: string) =>
      send(browser(dealer), 'request', { phone, captcha: await proof(dealer) }, from(address))
    const first = browser(guarded)
    await send(first, 'request', { phone: known, captcha: await proof(guarded) }, from('10.6.0.1'))
    expect((await send(first, 'verify', { phone: known, code: await codeFor(e164) })).status).toBe(200)

    const one = []
    for (let n = 0; n < 8; n++) one.push((await ask(north, mobile(), '10.6.1.1')).status)
    expect(one).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
    while (await sendCodeOnce(ports)) continue

    const before = texts.length
    for (let n = 0; n < 30; n++) await ask(guarded, mobile(), `10.6.2.${n}`)
    while (await sendCodeOnce(ports)) continue
    expect(texts.length - before).toBe(7)
    // What is left is for numbers that signed in here before; the answer does not say whose that are.
    const again = browser(guarded)
    const requested = await send(
      again,
      'request',
      { phone: known, captcha: await proof(guarded) },
      from('10.6.3.1'),
    )
    const other = await ask(guarded, mobile(), '10.6.3.2')
    expect([requested.status, requested.text]).toEqual([other.status, other.text])
    expect(requested.text).toContain('use your email address')
    expect((await send(again, 'verify', { phone: known, code: await codeFor(e164) })).status).toBe(200)
    expect(await getsIn(guarded, somebody(), '10.6.3.3')).toEqual([200, 200])
    // Another dealer's texts are its own.
    const [row] = await (
      await table('site-figures')
    ).find([
      ['tenant', '=', guarded.tenant],
      ['kind', '=', 'text_sent'],
    ])
    expect(row?.count).toBe(9)
    expect((await ask(north, mobile(), '10.6.4.1')).text).toBe('{"success":true}')
  })
}
