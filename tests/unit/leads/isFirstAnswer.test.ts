import { expect, it } from 'vitest'
import { isFirstAnswer } from '@/features/leads/isFirstAnswer.rules'

it.each([
  [{ state: 'new' }, 'contacted', true],
  [{ state: 'new' }, 'appointment', true],
  [{ state: 'new' }, 'won', true],
  [{ state: 'new' }, 'lost', false],
  [{ state: 'new' }, 'spam', false],
  [{ state: 'new' }, 'new', false],
  [{ state: 'new' }, undefined, false],
  [{ state: 'lost' }, 'contacted', true],
  [{ state: 'won' }, 'contacted', false],
  [{ state: 'new', responded_at: '2026-11-25T00:00:00Z' }, 'contacted', false],
])('L6 a lead that was %j and is %s tells of an answer: %s', (before, state, reported) =>
  expect(isFirstAnswer(before, state)).toBe(reported),
)
