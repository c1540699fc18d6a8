import { AsyncLocalStorage } from 'node:async_hooks'
import { afterEach, expect, it, vi } from 'vitest'
import { cached } from '@/cache/cached'
import { registerPageCache } from '@/cache/port'
import { registerOutside, outside } from '@/lib/outside'
import { register } from '@/lib/registry'

const request = new AsyncLocalStorage<{ page: string }>()
afterEach(() => {
  register('outside', undefined)
  registerPageCache(undefined)
})

it('work runs as part of no request, and hands on what it returns', async () => {
  registerOutside()
  const seen = await request.run({ page: 'home' }, () =>
    outside(async () => {
      await Promise.resolve()
      return [request.getStore() ?? null, 'done']
    }),
  )
  expect(seen).toEqual([null, 'done'])
})

it('without a server it runs once, where it is', () => {
  const work = vi.fn(() => request.getStore())
  expect(request.run({ page: 'home' }, () => outside(work))).toEqual({ page: 'home' })
  expect(work).toHaveBeenCalledTimes(1)
})

it('an answer that is kept for all does not hold the request that asked first', async () => {
  registerOutside()
  registerPageCache({
    ...{
      id: 'test',
      invalidate: () => undefined,
      veto: () => undefined,
      status: () => undefined,
      endBy: () => undefined,
    },
    ...{ changed: () => 0, clock: () => 0 },
  })
  const read = cached({
    key: (name: string) => name,
    tags: () => [],
    read: async () => ({ asked: request.getStore() ?? null }),
  })
  const first = request.run({ page: 'home' }, () => read('a'))
  expect(await first).toEqual({ asked: null })
  expect(await request.run({ page: 'list' }, () => read('a'))).toBe(await first)
})
