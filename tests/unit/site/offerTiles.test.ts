import { expect, test } from 'vitest'
import { tileSizes } from '@/components/offers/tileSizes'

test.each([
  ['the first of any', 0, 6, 760],
  ['one of three in a row', 3, 6, 440],
  ['the fifth of six, half a row', 4, 6, 660],
  ['the last of six, half a row', 5, 6, 660],
  ['the fifth of seven', 4, 7, 440],
])('the picture of %s is asked for as wide as it is shown', (_tile, index, count, width) =>
  expect(tileSizes(index, count)).toContain(`(min-width: 1024px) ${width}px`),
)
