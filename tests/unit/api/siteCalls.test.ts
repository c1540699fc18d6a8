import { describe, expect, it, vi } from 'vitest'
import { failure, withSite } from '@/app/api/cars/answers'
import { log } from '@/lib/log'
import { StoreUnavailable } from '@/lib/storeUnavailable'

describe('a call of a site that fails', () => {
  it.each([
    ['a database that is away', Object.assign(new Error('x'), { name: 'MongoServerSelectionError' }), 503],
    ['a bucket that is away', new StoreUnavailable('Object storage answered 503'), 503],
    ['what lies under another error', new Error('x', { cause: new StoreUnavailable('y') }), 503],
    ['a fault of ours', new TypeError('x is not a function'), 500],
  ])('%s is told and logged, and tells nothing of the inside', async (_what, fault, status) => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined)
    const answer = await withSite(
      () => Promise.reject(fault),
      '/api/x',
      async () => failure(200, ''),
      failure,
    )
    expect(answer.status).toBe(status)
    expect(await answer.json()).toEqual({ error: expect.stringContaining('Please try again in a minute.') })
    expect(logged).toHaveBeenCalledWith({ err: fault, path: '/api/x' }, expect.any(String))
    logged.mockRestore()
  })
})
