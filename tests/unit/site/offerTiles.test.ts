import { expect, test } from 'vitest'
import { tileSizes } from '@/components/offers/tileSizes'

test.each([
  ['the first of any', 'tiles', 0, 6, 760],
  ['one of three in a row', 'tiles', 3, 6, 440],
  ['the fifth of six, half a row', 'tiles', 4, 6, 660],
  ['the last of six, half a row', 'tiles', 5, 6, 660],
  ['the fifth of seven', 'tiles', 4, 7, 440],
  ['the fifth poster of six', 'posters', 4, 6, 440],
  ['one in a letter', 'letter', 2, 6, 660],
] as const)('the picture of %s is asked for as wide as it is shown', (_tile, layout, index, count, width) =>
  expect(tileSizes(layout, index, count)).toContain(`(min-width: 1024px) ${width}px`),
)
