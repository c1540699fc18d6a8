import { expect, it } from 'vitest'
import { entryFault, MOST_ENTRIES } from '@/features/leads/leadTimeline.rules'

const keys = (count: number) => Array.from({ length: count }, (_, n) => ({ key: `k${n}` }))

it.each([
  [0, 'new', null],
  [MOST_ENTRIES - 1, 'new', null],
  [MOST_ENTRIES, 'new', 'full'],
  [MOST_ENTRIES, 'k0', 'known'],
])('to %i entries %s: %s', (count, key, expected) => expect(entryFault(keys(count), { key })).toBe(expected))
