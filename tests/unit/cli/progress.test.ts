import { afterEach, expect, it, vi } from 'vitest'
import { progressLine, progressOf } from '@/cli/client/progress'

afterEach(() => vi.restoreAllMocks())

it.each([
  [1, 300, 1000, 'Loaded 1 of 300 dealers, about 5 minutes left.'],
  [40, 300, 10_000, 'Loaded 40 of 300 dealers, about 65 seconds left.'],
  [299, 300, 60_000, 'Loaded 299 of 300 dealers, about 1 second left.'],
  [100, 1000, 20_000, 'Loaded 100 of 1000 dealers, about 3 minutes left.'],
])('%i of %i in %i ms', (done, all, ms, line) => expect(progressLine('Loaded', done, all, ms)).toBe(line))

it('says it every two seconds, and nothing of the last one or of short work', () => {
  const told: string[] = []
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => told.push(String(line)) > 0)
  let now = 0
  const progress = progressOf('Loaded', 6, () => now)
  for (let done = 1; done <= 6; done++) {
    now += 1500
    progress(done)
  }
  expect(told).toEqual([
    'Loaded 2 of 6 dealers, about 6 seconds left.\n',
    'Loaded 4 of 6 dealers, about 3 seconds left.\n',
  ])
})
