import { expect, it } from 'vitest'
import { RULES } from '@/features/stock-files/entry.rules'
import { leftOutOf, mendOf, ofSeveral } from '@/admin/stock-files/leftOutOf'

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

const PRICE = RULES.price.otherwise
const KIND = RULES.price_kind.otherwise

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
  [
    'a car without a price, which lacks each kind of price too,',
    [site('a', { S1: [PRICE] }), site('b', { S1: [KIND], S2: [KIND] })],
    [`${PRICE}: S1 (a, b)`, `${KIND}: S2 (b)`],
  ],
])('%s is left out', (_what, websites, lines) =>
  expect(
    leftOutOf(websites).map(
      ({ reason, stocknums, websites: at }) => `${reason}: ${stocknums.join(' ')} (${at})`,
    ),
  ).toEqual(lines),
)

it.each([
  [RULES.picture.otherwise, 'No picture', 'Add pictures', '#photos'],
  [PRICE, 'No price', 'Add price', '#price'],
  [KIND, 'No price that is drive away or excludes government charges', 'Change price type', '#price_type'],
  [RULES.street.otherwise, 'Location without address', 'Open', ''],
  [RULES.motor.otherwise, 'Caravans and campers are not taken', 'Open', ''],
])('%s is said of several cars, with what mends it', (reason, words, mend, at) => {
  expect([ofSeveral(reason), mendOf(reason)]).toEqual([words, { words: mend, at }])
})
