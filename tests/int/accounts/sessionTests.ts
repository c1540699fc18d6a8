/** The session: its cookie, its dealer, its end; and where a sign-in leads. */
import { expect, it } from 'vitest'
import { somebody } from '../saved-searches/alertWorld'
import { mobile, type ShopperWorld } from './shopperWorld'

const DAY = 86_400_000

export function sessionTests(input: () => ShopperWorld): void {
  const siteOf = async (tenant: string) => {
    const { siteOfTenant } = await import('@/core/dealer/read/sites')
    const site = await siteOfTenant(tenant)
    if (!site) throw new Error('no site')
    return site
  }

  it('G4 is a cookie that no script reads and no other site sends', async () => {
    const { north, browser, send, codeFor } = input()
    const email = somebody()
    const at = browser(north)
    await send(at, 'request', { email })
    const { cookies } = await send(at, 'verify', { email, code: await codeFor(email) })
    const session = cookies.find((one) => /^(__Host-)?shopper=/.test(one)) ?? ''
    for (const flag of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=2592000'])
      expect(session.split('; ')).toContain(flag)
    expect(session).not.toContain('Domain')
    expect(session.includes('Secure')).toBe(process.env.DATABASE_URL !== undefined)
    expect(cookies.find((one) => one.startsWith('shopper_here='))).not.toContain('HttpOnly')
  })

  it('G4 T7 is of one dealer: the same address elsewhere is another person', async () => {
    const { north, south, browser, send, signedIn, table } = input()
    const email = somebody()
    const [a, b] = [await signedIn(north, email), await signedIn(south, email)]
    await send(a, 'account', { name: 'Ann North' })
    const rows = await (await table('shoppers')).find([['email', '=', email]])
    expect(rows.map(({ tenant, name }) => [tenant, name]).sort()).toEqual(
      [
        [north.tenant, 'Ann North'],
        [south.tenant, null],
      ].sort(),
    )
    const stolen = { ...browser(south), jar: a.jar }
    expect((await send(stolen, 'account', { name: 'x' })).status).toBe(401)
    expect((await send(b, 'export', null)).text).not.toContain('Ann North')
  })

  it('G4 ends here, or everywhere', async () => {
    const { north, send, signedIn } = input()
    const email = somebody()
    const [one, two, three] = [
      await signedIn(north, email),
      await signedIn(north, email),
      await signedIn(north, email),
    ]
    const stored = new Map(one.jar)
    const out = await send(one, 'signOut')
    expect([out.status, out.headers.get('clear-site-data')]).toEqual([200, '"storage"'])
    expect((await send({ ...one, jar: stored }, 'account', { name: 'x' })).status).toBe(401)
    expect((await send(two, 'account', { name: 'x' })).status).toBe(200)
    await send(two, 'signOut', { everywhere: true })
    expect((await send(three, 'account', { name: 'x' })).status).toBe(401)
    expect((await send(three, 'signOut')).status).toBe(200)
  })

  it('lasts thirty days from its last use', async () => {
    const { north, signedIn } = input()
    const { readSession } = await import('@/features/accounts/sessions')
    const { jar } = await signedIn(north, somebody())
    const site = await siteOf(north.tenant)
    const value = jar.get('shopper') ?? jar.get('__Host-shopper') ?? ''
    const now = Date.now()
    expect(await readSession(site, value, now + 29 * DAY)).not.toBeNull()
    expect(await readSession(site, value, now + 58 * DAY)).not.toBeNull()
    expect(await readSession(site, value, now + 89 * DAY)).toBeNull()
    for (const odd of [null, '', 'x', '.', `${value}x`, value.split('.')[0] ?? '', '%00.x'])
      expect(await readSession(site, odd, now)).toBeNull()
  })

  it('begins from several devices at once without losing one', async () => {
    const { north, send, signedIn } = input()
    const { openSession, readSession } = await import('@/features/accounts/sessions')
    const first = await signedIn(north, somebody())
    const id = (first.jar.get('shopper') ?? first.jar.get('__Host-shopper') ?? '').split('.')[0] ?? ''
    const site = await siteOf(north.tenant)
    const opened = await Promise.all(
      Array.from({ length: 8 }, () => openSession({ tenant: north.tenant, id }, Date.now())),
    )
    const found = await Promise.all(opened.map((value) => readSession(site, value, Date.now())))
    expect(found.filter(Boolean).length).toBe(8)
    expect((await send(first, 'account', { name: 'x' })).status).toBe(200)
  })

  it('G1 N7 leads a plain form to the page with the code and back to the target with its query, never off the site', async () => {
    const { north, browser, send, codeFor } = input()
    const email = somebody()
    const at = browser(north)
    const place = new URLSearchParams({
      type: 'checkout',
      redirect: '/cars/x/checkout?step=2&a=b',
      back: '/cars/x',
    })
    const requested = await send(at, 'request', `by=email&email=${email}&phone=&${place}`)
    expect([requested.status, requested.location]).toEqual([303, `/sign-in?${place}&step=code`])
    const wrong = await send(at, 'verify', `code=1&${place}&step=code`)
    expect([wrong.status, wrong.location]).toEqual([303, `/sign-in?${place}&step=code&error=code`])
    const right = await send(at, 'verify', `code=${await codeFor(email)}&${place}&step=code`)
    expect([right.status, right.location]).toEqual([303, '/cars/x/checkout?step=2&a=b'])
    for (const evil of ['//evil.example', '/\\evil.example', 'https://evil.example']) {
      await send(at, 'request', { email })
      const answer = await send(at, 'verify', { email, code: await codeFor(email), redirect: evil })
      expect(JSON.parse(answer.text)).toEqual({ success: true, redirect: '/account' })
    }
  })

  it('G1 takes the lead of a form behind a sign-in of who has signed in, here and not elsewhere', async () => {
    const { lends, north, browser, signedIn, send, table } = input()
    const email = somebody()
    const lead = {
      form: 'finance',
      name: 'Ann Lee',
      email,
      phone: mobile(),
      message: 'Hi',
      terms_conditions: 'true',
    }
    const outsider = await send(browser(lends), 'lead', lead)
    expect([outsider.status, outsider.text]).toEqual([401, expect.stringContaining('/sign-in?')])
    const { jar } = await signedIn(north, email)
    expect((await send({ ...browser(lends), jar }, 'lead', lead)).status).toBe(401)
    const plain = await send(browser(lends), 'lead', new URLSearchParams(lead).toString())
    expect([plain.status, plain.location]).toEqual([303, expect.stringContaining('/sign-in?type=finance')])
    expect(await (await table('leads')).find([['person_email', '=', email]])).toEqual([])
    expect((await send(await signedIn(lends, email), 'lead', lead)).status).toBe(201)
  })
}
