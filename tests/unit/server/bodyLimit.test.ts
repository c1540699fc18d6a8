import { jwtSign } from 'payload'
import { expect, it } from 'vitest'
import { createHash } from 'node:crypto'
import config from '@payload-config'
import { bodyLimit, UPLOADS, staffTokens } from '@/server/limits'

const KB = 1024
const MB = 1024 * KB
const FILE = 25 * MB + 64 * KB
const JSON_TYPE = 'application/json'
const FORM = 'multipart/form-data; boundary=x'

it.each([
  // path, platform, staff, type, bytes
  ['/api/leads', false, false, JSON_TYPE, 64 * KB],
  ['/mcp', false, false, JSON_TYPE, 64 * KB],
  ['/admin', false, true, JSON_TYPE, 64 * KB],
  ['/api/trade-in/photos', false, false, FORM, 256 * MB],
  ['/api/messages', false, false, FORM, 256 * MB],
  ['/api/messages/x', false, false, FORM, 64 * KB],
  ['/api/trade-in/photos', true, false, FORM, 64 * KB],
  ['/api/v1/dealerships/a/cars:batch', true, false, JSON_TYPE, 10 * MB],
  ['/admin/api/users/login', true, false, JSON_TYPE, 64 * KB],
  ['/admin/api/media', true, false, FORM, 64 * KB],
  ['/admin', true, false, FORM, 64 * KB],
  ['/admin/api/users/login', true, true, JSON_TYPE, MB],
  ['/admin/api/users', true, true, FORM, MB],
  ['/admin', true, true, FORM, MB],
  ['/admin/api/media', true, true, FORM, FILE],
  ['/admin/api/media', true, true, JSON_TYPE, MB],
  ['/admin/api/media', true, true, 'Application/JSON; charset=utf-8', MB],
  ['/admin/api/media', true, true, 'application/x-www-form-urlencoded', MB],
  ['/admin/api/media/1', true, true, FORM, FILE],
  ['/admin/api/mediaX', true, true, FORM, MB],
  ['/admin/api/car-photos/1', true, true, 'image/heic', FILE],
  ['/admin/api/car-photos/1', true, true, '', FILE],
  ['/admin/api/stock-files', true, true, FORM, FILE],
])('%s (platform %s, staff %s, %s) takes so many bytes', (path, isPlatform, isStaff, contentType, bytes) => {
  expect(bodyLimit(path, isPlatform, { isDeclared: true, isStaff, contentType })).toBe(bytes)
})

it('lets photos in that their route refuses in words, if they say their size', () => {
  const limit = (isDeclared: boolean) =>
    bodyLimit('/api/trade-in/photos', false, { isDeclared, isStaff: false, contentType: FORM })
  expect(limit(true)).toBeGreaterThan(limit(false))
})

it('knows every collection with uploads', async () => {
  const { collections } = await config
  const slugs = collections.filter(({ upload }) => upload).map(({ slug }) => slug)
  expect(slugs.filter((slug) => !UPLOADS.test(`/admin/api/${slug}`))).toEqual([])
})

const SECRET = 'a secret of this installation'
const tokenOf = async (secret: string, seconds: number) =>
  (
    await jwtSign({
      fieldsToSign: { id: '1', collection: 'users' },
      // As Payload makes its key.
      secret: createHash('sha256').update(secret).digest('hex').slice(0, 32),
      tokenExpiration: seconds,
    })
  ).token

it('a session is one that this installation signed and that still runs', async () => {
  const personOf = staffTokens(SECRET)
  const good = await tokenOf(SECRET, 60)
  expect(personOf(`payload-token=${good}`)).toBe('1')
  expect(personOf(`a=1; __Host-payload-token=${good}; b=2`)).toBe('1')
  expect(personOf(`payload-token=${await tokenOf('another', 60)}`)).toBeNull()
  expect(personOf(`payload-token=${await tokenOf(SECRET, -1)}`)).toBeNull()
  const [head, , signature] = good.split('.')
  const forged = Buffer.from(JSON.stringify({ exp: 9e9 })).toString('base64url')
  const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
  for (const token of [`${head}.${forged}.${signature}`, `${none}.${forged}.`, 'x.y.z', ''])
    expect(personOf(`payload-token=${token}`)).toBeNull()
  expect(personOf(undefined)).toBeNull()
})
