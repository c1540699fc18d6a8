import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Payload } from 'payload'
import { closeDb, freshDb } from '../../helpers/db'
import { makeDealer } from '../../helpers/dealers'
import { rest } from './rest'

const ORIGIN = 'http://localhost:3000'
const PASSWORD = 'correct horse battery staple'
let db: Payload

beforeAll(async () => {
  db = await freshDb()
})
afterAll(closeDb)

async function session(role: 'editor' | 'platform_admin', tenants: string[]): Promise<Headers> {
  const email = `${role}-${tenants.join('') || 'all'}@staff.example`
  await db.create({
    collection: 'users',
    data: { email, password: PASSWORD, name: 'P', role, tenants, disabled: false, demo: false },
    overrideAccess: true,
  })
  const { response } = await rest('POST', '/users/login', { origin: ORIGIN }, { email, password: PASSWORD })
  return new Headers({ cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '', origin: ORIGIN })
}

it('shows drafts to staff of that very dealer and of the platform, to nobody else', async () => {
  const { mayPreview } = await import('@/core/dealer/read/preview')
  const { getSite } = await import('@/core/dealer/read/sites')
  const [north, south] = [await makeDealer(db, 'north'), await makeDealer(db, 'south')]
  const site = await getSite(north.host)
  if (!site) throw new Error('the first dealer has no site')
  const may = async (headers: Headers) => mayPreview(headers, site)
  expect(await may(await session('editor', [north.tenant]))).toBe(true)
  expect(await may(await session('editor', [south.tenant]))).toBe(false)
  expect(await may(await session('platform_admin', []))).toBe(true)
  expect(await may(new Headers())).toBe(false)
})
