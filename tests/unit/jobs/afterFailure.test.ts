import { expect, it } from 'vitest'
import { LONGEST_MS, MOST_TRIES, retryDelayMs } from '@/jobs/backoff'
import { afterFailure, DeadEnd, WorkWaits } from '@/jobs/outbox'

const NOW = 1_000_000
const DAY = 86_400_000

it.each([
  ['the first refusal', 0, new Error('450'), { attempts: 1, isOver: false }],
  ['the last but one', MOST_TRIES - 2, new Error('450'), { attempts: MOST_TRIES - 1, isOver: false }],
  ['the last', MOST_TRIES - 1, new Error('450'), { attempts: MOST_TRIES, isOver: true }],
  ['one that no try can help', 0, new DeadEnd('deleted'), { attempts: 1, isOver: true }],
  [
    'what only waits, after many',
    MOST_TRIES - 1,
    new WorkWaits(),
    { attempts: MOST_TRIES - 1, isOver: false },
  ],
])('after %s', (_what, attempts, error, expected) =>
  expect(afterFailure(attempts, error, NOW)).toMatchObject(expected),
)

it('waits within the step after a refusal, and one to two minutes for a dealer', () => {
  const refused = Array.from({ length: 50 }, () => afterFailure(20, new Error('450'), NOW).next_at - NOW)
  expect([Math.min(...refused) >= LONGEST_MS / 2, Math.max(...refused) <= LONGEST_MS]).toEqual([true, true])
  const waits = Array.from({ length: 50 }, () => afterFailure(20, new WorkWaits(), NOW).next_at - NOW)
  expect([Math.min(...waits) >= 60_000, Math.max(...waits) <= 120_000]).toEqual([true, true])
})

it('takes about three days for all tries', () => {
  const took = (chance: number) =>
    Array.from({ length: MOST_TRIES - 1 }, (_, n) => retryDelayMs(n + 1, undefined, chance)).reduce(
      (sum, ms) => sum + ms,
      0,
    )
  expect(took(0.5) / DAY).toBeCloseTo(2.8, 0)
})
