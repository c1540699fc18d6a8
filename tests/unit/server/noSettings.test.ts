import { expect, it, vi } from 'vitest'

vi.mock('@/env', () => {
  throw new Error('the settings were read')
})

/** Tests and other servers load it before they say which store they mean; what it needs to know is in its options. */
it('the listener is loaded without the settings of the process', async () => {
  expect(await import('@/server/listener')).toHaveProperty('createListener')
})
