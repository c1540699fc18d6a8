import { describe, expect, test } from 'vitest'
import { compareHref, compareSlugs, isDifferencesOnly } from '@/features/compare/comparePath.rules'

describe('the address of a comparison (V20)', () => {
  test.each<[string | string[] | undefined, string[]]>([
    [undefined, []],
    ['', []],
    ['a,b,a', ['a', 'b']],
    [' a , b ', ['a', 'b']],
    [
      ['a,b', 'c'],
      ['a', 'b', 'c'],
    ],
    ["a,'; drop,<b>,../x,%00", ['a']],
    [
      Array.from({ length: 40 }, (_, at) => `s${at}`).join(','),
      Array.from({ length: 12 }, (_, at) => `s${at}`),
    ],
  ])('%s', (param, slugs) => expect(compareSlugs(param)).toEqual(slugs))
  test('is written back', () => {
    expect(compareHref([])).toBe('/compare')
    expect(compareHref(['a', 'b'])).toBe('/compare?cars=a,b')
    expect(compareHref(['a', 'b'], false)).toBe('/compare?cars=a,b&only=all')
    const only = [undefined, 'differences', 'other', 'all', ['all', 'differences']]
    expect(only.map((one) => isDifferencesOnly(one))).toEqual([true, true, true, false, true])
  })
})
