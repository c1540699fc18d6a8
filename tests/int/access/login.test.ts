import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Payload } from 'payload'
import { closeDb, freshDb } from '../../helpers/db'
import { LOGIN_LIMITS } from '@/access/login/limits'
import { maskedEmail } from '@/lib/text'
import { rest } from './rest'

const ORIGIN = 'http://localhost:3000'
const PASSWORD = 'correct horse battery staple'
let db: Payload
let serial = 0

beforeAll(async () => {
  db = await freshDb()
})
afterAll(closeDb)

async function account(): Promise<string> {
  const email = `login${serial++}@staff.example`
  await db.create({
    collection: 'users',
    data: {
      email,
      password: PASSWORD,
      name: 'Ann Login',
      role: 'platform_admin',
      disabled: false,
      demo: false,
    },
    overrideAccess: true,
  })
  return email
}
const from = (address: string): Record<string, string> => ({
  origin: ORIGIN,
  ...(address && { 'x-forwarded-for': address }),
})
const login = (email: string, password: string, address = '') =>
  rest('POST', '/users/login', from(address), { email, password })
const entries = async (what: string) =>
  (
    await db.find({
      collection: 'audit-log',
      where: { what: { equals: what } },
      sort: 'createdAt',
      limit: 0,
      overrideAccess: true,
      depth: 0,
    })
  ).docs

async function fail(times: number, email: string, address: (n: number) => string = () => '') {
  const answers = []
  for (let n = 0; n < times; n++) answers.push(await login(email, 'wrong', address(n)))
  return answers.map(
    ({ status, body, response }) => `${status} ${body} ${response.headers.get('retry-after') ?? ''}`,
  )
}

describe('W8 guessing at the log-in', () => {
  it('locks an account that exists and one that does not with the same answers', async () => {
    const known = await account()
    const points = LOGIN_LIMITS.account.points
    const [forKnown, forUnknown] = [
      await fail(points + 1, known),
      await fail(points + 1, 'nobody-here@staff.example'),
    ]
    expect(forKnown).toEqual(forUnknown)
    expect(forKnown[points - 1]).toMatch(/^401 /)
    expect(forKnown[points]).toMatch(/^429 .*Try again in 15 minutes.* 900$/)
    const right = await login(known, PASSWORD)
    expect(right.status).toBe(429)
    expect(right.response.headers.get('set-cookie')).toBeNull()
    expect((await login(await account(), PASSWORD)).status).toBe(200)
  })

  it('counts guesses sent at once, and however the address is written', async () => {
    const email = await account()
    const tries = Array.from({ length: LOGIN_LIMITS.account.points + 4 }, (_, n) =>
      login(n % 2 ? email : ` ${email.toUpperCase()} `, 'wrong'),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(LOGIN_LIMITS.account.points)
    expect(statuses.filter((status) => status === 429)).toHaveLength(4)
  })

  it('locks an address that tries many accounts, its /64 when it is IPv6, and no other', async () => {
    const email = await account()
    const many = LOGIN_LIMITS.address.points
    for (let n = 0; n < many; n++)
      expect(
        (await login(`guess${n}@staff.example`, 'wrong', `2001:db8:1:2::${n.toString(16)}`)).status,
      ).toBe(401)
    expect((await login(email, PASSWORD, '2001:db8:1:2:ffff::1')).status).toBe(429)
    expect((await login(email, PASSWORD, '2001:db8:1:3::1')).status).toBe(200)
  })

  it('a stranger who guesses at an account keeps its owner out of nothing', async () => {
    const email = await account()
    const guesses = await fail(LOGIN_LIMITS.account.points + 2, email, () => '198.51.100.66')
    expect(guesses.at(-1)).toMatch(/^429 /)
    expect((await login(email, PASSWORD, '203.0.113.77')).status).toBe(200)
    // Nor does the owner's success set the stranger free.
    expect((await login(email, 'wrong', '198.51.100.66')).status).toBe(429)
  })

  it('a success clears the account and costs the address nothing', async () => {
    const email = await account()
    for (let round = 0; round < 2; round++) {
      await fail(LOGIN_LIMITS.account.points - 1, email)
      expect((await login(email, PASSWORD)).status).toBe(200)
    }
    for (let n = 0; n < LOGIN_LIMITS.address.points + 5; n++)
      expect((await login(email, PASSWORD, '203.0.113.9')).status).toBe(200)
  }, 120_000)

  it('takes as long for an unknown account as for a known one', async () => {
    vi.stubEnv('REAL_PASSWORDS', '1')
    const known = await account()
    const times: Record<string, number[]> = { [known]: [], 'nowhere@staff.example': [] }
    for (let n = 0; n < 4; n++)
      for (const [email, taken] of Object.entries(times)) {
        const start = performance.now()
        await login(email, 'wrong')
        taken.push(performance.now() - start)
      }
    vi.unstubAllEnvs()
    // The quickest of each: what else the machine does only makes an answer later.
    const [a, b] = Object.values(times).map((taken) => Math.min(...taken))
    if (a === undefined || b === undefined) throw new Error('no times')
    expect(Math.min(a, b) / Math.max(a, b)).toBeGreaterThan(0.4)
    expect(Math.min(a, b)).toBeGreaterThan(40)
  })

  it('answers who asks for a reset link before its mail is sent, so that time tells nothing of the account', async () => {
    const known = await account()
    let arrive = () => {}
    const mail = new Promise<void>((resolve) => (arrive = resolve))
    const sent = vi.spyOn(db.email, 'sendEmail').mockImplementation(() => mail)
    const answers = []
    for (const email of [known, 'nowhere@staff.example'])
      answers.push(await rest('POST', '/users/forgot-password', {}, { email }))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0]?.body).toBe(answers[1]?.body)
    await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce())
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ to: known })
    arrive()
    sent.mockRestore()
  })

  it('each ask is mailed at once with the one link, which others who ask in the same name do not end', async () => {
    const known = await account()
    const sent = vi.spyOn(db.email, 'sendEmail').mockResolvedValue(undefined)
    const ask = (n: number) =>
      rest('POST', '/users/forgot-password', from(`198.51.100.${n}`), { email: known.toUpperCase() })
    const tokens = () =>
      sent.mock.calls.map(([mail]) => /admin\/reset\/(\w+)/.exec(JSON.stringify(mail))?.[1])
    for (let n = 1; n < 4; n++) {
      await ask(n)
      await vi.waitFor(() => expect(tokens()).toHaveLength(n))
    }
    const [token, ...more] = tokens()
    sent.mockRestore()
    expect(token).toMatch(/^\w{40}$/)
    expect(more).toEqual([token, token])
    const choose = () =>
      rest('POST', '/users/reset-password', {}, { token, password: 'another horse battery staple' })
    expect([(await choose()).status, (await choose()).status]).toEqual([200, 403])
  })

  it.each([{}, { email: ' ' }, { email: ['a@b.example'] }])('says what is missing of %j', async (body) => {
    const answer = await rest('POST', '/users/forgot-password', {}, body)
    expect([answer.status, answer.body]).toEqual([
      400,
      '{"errors":[{"message":"Enter your email address."}]}',
    ])
  })

  it('tells the owner once of many failed sign-ins from many addresses, and lets the owner in', async () => {
    const known = await account()
    const sent = vi.spyOn(db, 'sendEmail').mockResolvedValue(undefined)
    const { isManyFailures } = await import('@/access/login/limits')
    for (let n = 0; n < 15; n++) expect(await isManyFailures(known)).toBe(false)
    const wrong = { email: known, password: 'not the right one' }
    for (let n = 0; n < 3; n++)
      await rest('POST', '/users/login', { 'x-forwarded-for': `198.51.100.${100 + n}` }, wrong)
    await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce())
    expect(sent.mock.calls[0]?.[0]).toMatchObject({
      to: known,
      subject: 'Many failed sign-ins to your account',
    })
    sent.mockRestore()
  })

  it('limits mails with a reset link', async () => {
    const statuses = []
    for (let n = 0; n < 6; n++)
      statuses.push(
        (await rest('POST', '/users/forgot-password', {}, { email: 'reset@staff.example' })).status,
      )
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    // Strangers who used the name up leave its owner a link.
    const owner = { 'x-forwarded-for': '198.51.100.77' }
    const own = await rest('POST', '/users/forgot-password', owner, { email: 'reset@staff.example' })
    expect(own.status).toBe(200)
  })
})

describe('B10 log-ins in the audit log', () => {
  it('tells who came in, who was refused and when an account was locked, without secrets', async () => {
    const email = await account()
    await fail(LOGIN_LIMITS.account.points + 3, email, () => '198.51.100.7')
    await login(await account(), PASSWORD, '198.51.100.8')
    await login('stranger.name@elsewhere.example', 'my secret word', '198.51.100.9')

    const mine = (await entries('log in failed')).filter(
      ({ doc_title, diff }) => doc_title === 'Ann Login' && JSON.stringify(diff).includes('198.51.100.7'),
    )
    expect(mine).toHaveLength(LOGIN_LIMITS.account.points)
    expect(
      (await entries('log in locked')).filter(({ diff }) => JSON.stringify(diff).includes('198.51.100.7')),
    ).toHaveLength(1)
    expect(
      (await entries('log in')).some(
        ({ diff, who }) => JSON.stringify(diff).includes('198.51.100.8') && who.startsWith('login'),
      ),
    ).toBe(true)
    const stranger = (await entries('log in failed')).find(({ who }) => who === 's…@elsewhere.example')
    expect(stranger).toMatchObject({ tenant: null, user_id: null, doc_id: null })
    const all = JSON.stringify(
      (await db.find({ collection: 'audit-log', limit: 0, overrideAccess: true, depth: 0 })).docs,
    )
    for (const secret of ['my secret word', 'stranger.name', PASSWORD, 'wrong'])
      expect(all).not.toContain(secret)
  })

  it.each([
    ['Jo.Bloggs@Dealer.example ', 'j…@dealer.example'],
    ['hunter2', '…'],
    ['', '…'],
  ])('%s is written %s', (email, masked) => expect(maskedEmail(email)).toBe(masked))
})
