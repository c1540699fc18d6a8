import { describe, expect, it, vi } from 'vitest'
import { failure, withSite } from '@/app/api/cars/answers'
import { methods } from '@/app/api/methods'
import { methods as apiMethods } from '@/app/api/v1/methods'
import { unwatched } from '@/app/api/watchlist/forWatched'
import { log } from '@/lib/log'
import { StoreUnavailable } from '@/lib/storeHealth'

const request = new Request('http://dealer.example/api/x')

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

describe('refusals', () => {
  const take = async () => new Response()

  it('of a site are {error}, with success where the watchlist promises it', async () => {
    expect(await failure(401, 'no').json()).toEqual({ error: 'no' })
    expect(await unwatched(401, 'no').json()).toEqual({ success: false, error: 'no' })
    const refused = await methods({ GET: take }).POST(request, {})
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect(await refused.json()).toEqual({ error: 'This address takes GET, HEAD.' })
    expect(await (await methods({}).GET(request, {})).json()).toEqual({ error: 'Not found' })
  })

  it('of the integrator API are problem details', async () => {
    const refused = await apiMethods({ POST: take }).GET(request, {})
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'POST'])
    expect(refused.headers.get('content-type')).toBe('application/problem+json')
    expect(await refused.json()).toMatchObject({ status: 405, detail: 'This address takes POST.' })
    expect((await apiMethods({}).GET(request, {})).headers.get('content-type')).toBe(
      'application/problem+json',
    )
  })
})
