import { expect, it } from 'vitest'
import { roughBytes } from '@/lib/roughBytes'

const shared = { text: 'x'.repeat(1000) }
const circle: Record<string, unknown> = { text: 'x' }
circle.self = circle

it.each([
  ['nothing', null, 0, 0],
  ['a number', 5, 0, 0],
  ['plain letters', 'x'.repeat(1000), 1000, 1100],
  ['letters of two bytes', `${'x'.repeat(999)}’`, 2000, 2100],
  ['bytes', Buffer.alloc(5000), 5000, 5200],
  ['what is named twice', [shared, shared], 1000, 1400],
  ['what names itself', circle, 50, 200],
  ['a map', new Map([['a', 'x'.repeat(1000)]]), 1000, 1400],
  ['many small ones', Array.from({ length: 100 }, () => ({ a: 1 })), 6_000, 8_000],
  ['a hole in a list', [undefined, 'x'.repeat(1000)], 1000, 1200],
])('%s', (_, value, least, most) => {
  expect(roughBytes(value)).toBeGreaterThanOrEqual(least)
  expect(roughBytes(value)).toBeLessThanOrEqual(most)
})
