import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Payload } from 'payload'
import { closeDb, freshDb } from '../../helpers/db'
import { rest } from './rest'

const ORIGIN = 'http://localhost:3000'
const PASSWORD = 'correct horse battery staple'
let db: Payload
let serial = 0

beforeAll(async () => {
  db = await freshDb()
})
afterAll(closeDb)

async function person(): Promise<{ id: string; email: string; headers: { cookie: string; origin: string } }> {
  const email = `p${serial++}@staff.example`
  const { id } = await db.create({
    collection: 'users',
    data: { email, password: PASSWORD, name: 'P', role: 'platform_admin', disabled: false, demo: false },
    overrideAccess: true,
  })
  const { response } = await rest('POST', '/users/login', { origin: ORIGIN }, { email, password: PASSWORD })
  return {
    id,
    email,
    headers: { cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '', origin: ORIGIN },
  }
}
const allowed = async (headers: Record<string, string>) =>
  (await rest('GET', '/tenants', headers)).status === 200

it('W11 an empty platform lets nobody make the first account', async () => {
  const mine = { email: 'first@evil.example', password: PASSWORD, name: 'x', role: 'platform_admin' }
  expect((await rest('POST', '/users/first-register', { origin: ORIGIN }, mine)).status).toBe(404)
  expect((await rest('POST', '/users', { origin: ORIGIN }, mine)).status).toBe(403)
  expect((await db.count({ collection: 'users', overrideAccess: true })).totalDocs).toBe(0)
})

it('W11 the first admin is made at start, once, with a password of its own', async () => {
  const { ensureFirstAdmin } = await import('@/definitions/staffAccounts')
  const made = await ensureFirstAdmin('owner@forecourt.example')
  expect(made?.password).toMatch(/^[\w-]{16}$/)
  expect(await ensureFirstAdmin('owner@forecourt.example')).toBeNull()
  expect((await rest('POST', '/users/login', { origin: ORIGIN }, made)).status).toBe(200)
})

it('W7 the cookie counts from the admin’s own origin alone', async () => {
  const { headers } = await person()
  expect(await allowed(headers)).toBe(true)
  for (const origin of [
    'https://evil.example',
    'http://harbour-toyota.localhost:3000',
    'null',
    'http://localhost:3001',
    'https://localhost:3000',
  ])
    expect(await allowed({ ...headers, origin }), origin).toBe(false)
  expect(await allowed({ cookie: headers.cookie })).toBe(false)
  expect(await allowed({ cookie: headers.cookie, 'sec-fetch-site': 'cross-site' })).toBe(false)
  expect(await allowed({ cookie: headers.cookie, 'sec-fetch-site': 'same-origin' })).toBe(true)
})

it.each([
  [
    'signing out',
    async ({ headers }: Awaited<ReturnType<typeof person>>) =>
      void (await rest('POST', '/users/logout', headers)),
  ],
  [
    'being disabled',
    async ({ id }: { id: string }) =>
      void (await db.update({ collection: 'users', id, data: { disabled: true }, overrideAccess: true })),
  ],
  [
    'losing the role',
    async ({ id }: { id: string }) =>
      void (await db.update({ collection: 'users', id, data: { role: 'editor' }, overrideAccess: true })),
  ],
  [
    'being removed',
    async ({ id }: { id: string }) =>
      void (await db.delete({ collection: 'users', id, overrideAccess: true })),
  ],
])('W10 an old session is dead after %s', async (_what, end) => {
  const one = await person()
  expect(await allowed(one.headers)).toBe(true)
  await end(one)
  expect(await allowed(one.headers)).toBe(false)
})

it('W8 a log-in refused says the same of known and unknown addresses, and of the disabled', async () => {
  const known = await person()
  await db.update({ collection: 'users', id: known.id, data: { disabled: true }, overrideAccess: true })
  const answers = await Promise.all([
    rest('POST', '/users/login', {}, { email: known.email, password: 'wrong' }),
    rest('POST', '/users/login', {}, { email: known.email, password: PASSWORD }),
    rest('POST', '/users/login', {}, { email: 'nobody@staff.example', password: 'wrong' }),
  ])
  expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1)
  const forgot = await Promise.all(
    [known.email, 'nobody@staff.example'].map((email) =>
      rest('POST', '/users/forgot-password', {}, { email }),
    ),
  )
  expect(forgot[0]?.body).toBe(forgot[1]?.body)
})

it('W8 a reset link leads to our own address whatever Host is sent', async () => {
  const { email } = await person()
  const send = vi.spyOn(db.email, 'sendEmail').mockResolvedValue(undefined)
  await rest('POST', '/users/forgot-password', { host: 'evil.example' }, { email })
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
  const [mail] = send.mock.lastCall ?? []
  expect(mail).toMatchObject({ to: email, subject: 'Choose a new password' })
  for (const part of [mail?.html, mail?.text]) {
    expect(part).toContain('http://localhost:3000/admin/reset/')
    expect(part).not.toContain('evil.example')
    // Who did not ask for it is told what to do.
    expect(part).toContain(`a new password for ${email}.`)
    expect(part).toContain('Do nothing: your password stays as it is.')
  }
  send.mockRestore()
})

it('W15 nobody takes more than a page', async () => {
  const { headers } = await person()
  for (let n = 0; n < 105; n++)
    await db.create({
      collection: 'manufacturers',
      data: { name: `Make ${n}`, slug: `make-${n}` },
      overrideAccess: true,
    })
  for (const query of ['limit=0', 'limit=100000', 'pagination=false'])
    expect(
      JSON.parse((await rest('GET', `/manufacturers?${query}`, headers)).body).docs.length,
      query,
    ).toBeLessThanOrEqual(100)
})

it('a preference that is not there is not found', async () => {
  const { headers } = await person()
  expect((await rest('DELETE', '/payload-preferences/nothing-here', headers)).status).toBe(404)
  expect((await rest('POST', '/payload-preferences/width', headers, { value: 3 })).status).toBe(200)
  expect((await rest('DELETE', '/payload-preferences/width', headers)).status).toBe(200)
})

it('a date that is none is a bad request, whatever the collection', async () => {
  const { headers } = await person()
  for (const slug of ['tenants', 'leads', 'pages', 'redirects', 'audit-log'])
    expect([
      slug,
      (await rest('GET', `/${slug}?where[createdAt][greater_than]=never`, headers)).status,
    ]).toEqual([slug, 400])
})

it('a save after the session has ended says so; a person without the right is told of the right', async () => {
  const words = async (
    method: 'GET' | 'PATCH' | 'POST',
    address: string,
    headers: Record<string, string>,
  ) => {
    const { status, body } = await rest(
      method,
      address,
      headers,
      method === 'GET' ? undefined : { name: 'x' },
    )
    return [status, JSON.parse(body).errors[0].message]
  }
  const ended = await person()
  await rest('POST', '/users/logout', ended.headers)
  const saved = 'You are signed out. Sign in again in another tab, then save: nothing here is lost.'
  expect(await words('PATCH', '/tenants/x', ended.headers)).toEqual([403, saved])
  expect(await words('POST', '/pages', ended.headers)).toEqual([403, saved])
  expect((await words('GET', '/tenants', ended.headers))[1]).toMatch(/^You are signed out.*try again/)
  const seller = await person()
  await db.update({ collection: 'users', id: seller.id, data: { role: 'sales' }, overrideAccess: true })
  const { email } = seller
  const { response } = await rest('POST', '/users/login', { origin: ORIGIN }, { email, password: PASSWORD })
  const headers = { ...seller.headers, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' }
  expect(await words('POST', '/pages', headers)).toEqual([403, 'You are not allowed to perform this action.'])
  expect((await rest('POST', '/users/login', { origin: ORIGIN }, { email, password: 'wrong' })).status).toBe(
    401,
  )
})
