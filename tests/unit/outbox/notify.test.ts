import { afterEach, expect, it, vi } from 'vitest'
import { notify, onNotify } from '@/jobs/notify'
import { register } from '@/lib/registry'

afterEach(() => register('searchLoop', undefined))

it('tells the loop of that name, and nobody where it does not run', () => {
  const [search, deliveries] = [vi.fn(), vi.fn()]
  expect(() => notify('searchLoop')).not.toThrow()
  onNotify('searchLoop', { notify: search })
  onNotify('deliveriesLoop', { notify: deliveries })
  notify('searchLoop')
  expect([search.mock.calls.length, deliveries.mock.calls.length]).toEqual([1, 0])
  register('deliveriesLoop', undefined)
})

it('takes the names that features declare, and no other entry of the registry', () => {
  // @ts-expect-error a count, no loop
  onNotify('siteChanges', { notify: vi.fn() })
  register('siteChanges', undefined)
  // @ts-expect-error nobody declares it
  expect(() => notify('nobodysLoop')).not.toThrow()
})
