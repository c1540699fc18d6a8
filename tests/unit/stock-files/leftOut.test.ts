import { expect, it } from 'vitest'
import { leftOutOf } from '@/admin/stock-files/leftOut'

const site = (name: string, lacks: Record<string, string[]>) => ({
  name,
  files: [
    {
      ...{ file: 'stock.csv' as const, address: '', cars: 1 },
      left_out: Object.entries(lacks).map(([stocknum, reasons]) => ({
        dealership_slug: 'd',
        stocknum,
        reasons,
      })),
    },
  ],
})

it.each([
  ['nothing', [site('a', {}), { name: 'b', files: [] }], []],
  [
    'one car on two websites',
    [site('a', { S1: ['No VIN'] }), site('b', { S1: ['No VIN'] })],
    ['No VIN: S1 (a, b)'],
  ],
  [
    'the same reason on other websites',
    [site('a', { S1: ['No VIN'] }), site('b', { S2: ['No VIN'] })],
    ['No VIN: S1 (a)', 'No VIN: S2 (b)'],
  ],
  [
    'two reasons, the one of more cars first',
    [site('a', { S1: ['No VIN', 'No picture'], S2: ['No picture'] })],
    ['No picture: S1 S2 (a)', 'No VIN: S1 (a)'],
  ],
])('%s is left out', (_what, websites, lines) =>
  expect(
    leftOutOf(websites).map(
      ({ reason, stocknums, websites: at }) => `${reason}: ${stocknums.join(' ')} (${at})`,
    ),
  ).toEqual(lines),
)
