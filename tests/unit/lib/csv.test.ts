import { expect, it } from 'vitest'
import { csvOf } from '@/lib/csv'

const cell = (value: Parameters<typeof csvOf>[0][number][number]) => csvOf([[value]]).slice(1, -2)

it.each([
  ['a formula', '=1+1', "'=1+1"],
  ['a sum', '+61 412 345 678', "'+61 412 345 678"],
  ['a difference', '-2+3', "'-2+3"],
  ['a function of old', '@SUM(A1)', "'@SUM(A1)"],
  ['a formula behind a tab', '\t=1', "'\t=1"],
  ['a formula behind spaces', '  =1', "'  =1"],
  ['a wide sign', '＝1', "'＝1"],
  [
    'a formula with quotes',
    '=HYPERLINK("https://x.example","y")',
    `"'=HYPERLINK(""https://x.example"",""y"")"`,
  ],
  ['a comma', 'Kay, Ann', '"Kay, Ann"'],
  ['a line break', 'one\ntwo', '"one\ntwo"'],
  ['a formula in a second line', 'one\n=2', '"one\n=2"'],
  ['a figure of ours', -5, '-5'],
  ['plain words', 'Ann-Kay = A', 'Ann-Kay = A'],
  ['nothing', null, ''],
])('B1 writes %s so that a spreadsheet shows it', (_what, value, written) => {
  expect(cell(value)).toBe(written)
})

it('begins with the mark by which a spreadsheet reads accents, and ends each row', () => {
  expect(csvOf([['é', 'b'], ['c']])).toBe('\uFEFFé,b\r\nc\r\n')
})
