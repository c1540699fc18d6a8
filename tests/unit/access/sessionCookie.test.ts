import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

it.each([
  ['production', 'file:/nowhere/forecourt.db', true],
  ['demo', '', false],
])('the session cookie of %s mode goes over HTTPS alone: %s', async (_mode, url, secure) => {
  vi.stubEnv('DATABASE_URL', url)
  vi.stubEnv('PAYLOAD_SECRET', 'x1'.repeat(20))
  vi.stubEnv('PLATFORM_HOST', 'forecourt.example')
  vi.resetModules()
  const { staffAuth } = await import('@/collections/Users/auth')
  expect(staffAuth.cookies).toMatchObject({ sameSite: 'Lax', secure })
})
