import { expect, it } from 'vitest'
import { faultWords } from '@/features/plans/plans.worker'
import { DeadEnd } from '@/jobs/outbox'

it.each([
  [
    'is tried again',
    false,
    new Error('no route'),
    'It failed at the first try and is tried again automatically.',
  ],
  [
    'is given up',
    true,
    new Error('no route'),
    'It failed for three days and is no longer tried. Schedule it again.',
  ],
  ['a person has to correct', true, new DeadEnd('Its title is missing.'), 'Its title is missing.'],
])('says so of a plan that %s', (_what, isOver, error, words) =>
  expect(faultWords({ isOver }, error)).toBe(words),
)
