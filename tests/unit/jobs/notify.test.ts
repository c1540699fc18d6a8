import { afterEach, expect, it, vi } from 'vitest'
import { startLoop } from '@/jobs/loop'
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

const DAY = 86_400_000

it('a loop that is notified while it works goes round again at once', async () => {
  let finish = () => {}
  const rounds = vi.fn(() => new Promise<boolean>((resolve) => (finish = () => resolve(false))))
  const loop = startLoop('test', rounds, DAY)
  loop.notify()
  finish()
  await vi.waitFor(() => expect(rounds).toHaveBeenCalledTimes(2))
  finish()
  await loop.stop()
  expect(rounds).toHaveBeenCalledTimes(2)
})

it('a loop with a first rest does nothing before it, but for its end', async () => {
  const rounds = vi.fn<() => Promise<boolean>>().mockResolvedValue(false)
  const late = startLoop('test', rounds, DAY, DAY)
  await new Promise((resolve) => setTimeout(resolve, 20))
  await late.stop()
  expect(rounds).not.toHaveBeenCalled()
  const soon = startLoop('test', rounds, DAY, 10)
  await vi.waitFor(() => expect(rounds).toHaveBeenCalledTimes(1))
  await soon.stop()
})

it('a loop goes on while there is more, and after a fault', async () => {
  const rounds = vi.fn<() => Promise<boolean>>().mockResolvedValue(false)
  rounds.mockResolvedValueOnce(true).mockRejectedValueOnce(new Error('the store is away'))
  const loop = startLoop('test', rounds, DAY)
  await vi.waitFor(() => expect(rounds).toHaveBeenCalledTimes(2))
  loop.notify()
  await vi.waitFor(() => expect(rounds).toHaveBeenCalledTimes(3))
  await loop.stop()
})
