import { expect, it, vi } from 'vitest'
import { startLoop } from '@/jobs/loop'
import { loopsOverdue } from '@/lib/loopTurns'

const overdue = () => new Map(loopsOverdue()).get('of a test')

it('a loop is on time while it rests, overdue while its turn does not end, and nothing once it has stopped', async () => {
  let end: () => void = () => undefined
  const work = () => new Promise<boolean>((resolve) => (end = () => resolve(false)))
  const loop = startLoop('of a test', work, 60_000)
  await vi.waitFor(() => expect(overdue()).toBeGreaterThan(30))
  end()
  await vi.waitFor(() => expect(overdue()).toBe(0))
  await loop.stop()
  expect(overdue()).toBeUndefined()
})
