import { expect, test } from 'vitest'
import { typedFigure } from '@/lib/typedFigure'

test.each([
  ['2500', 2500],
  ['2,500 kg', 2500],
  ['about 2.5', 2.5],
  ['-5', -5],
  [' − 5 kg', -5],
  ['$-5', -5],
  ['2500-', 2500],
  ['', Number.NaN],
  ['-', Number.NaN],
  ['none', Number.NaN],
])('%s is %s', (text, figure) => expect(typedFigure(text)).toBe(figure))
