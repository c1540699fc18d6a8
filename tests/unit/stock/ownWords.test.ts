import { PRICE_TYPE_WORDS } from '@/core/dealer/country/priceTypeWords'
import { expect, it } from 'vitest'
import { inOurWords, takesWord, wordFieldOf } from '@/core/car/ownWords'
import { unknownWords } from '@/features/stock/files/toCars'
import { wordFields } from '@/admin/stock/files/fieldChoices'
import { readItem } from '@/features/stock/validate'

const words = {
  car_type: { 'u-drive 2': 'used', used: 'demo' },
  status: { 'floor plan': 'in_stock' },
  simple_transmission: { wizardmatic: 'Automatic' },
  model: { 'c 200': 'C200' },
  make: { merc: 'Mercedes-Benz' },
}

it.each([
  [{ car_type: ' U-Drive  2 ' }, { car_type: 'used' }],
  [{ car_type: 'USED' }, { car_type: 'demo' }],
  [{ status: 'Floor Plan' }, { status: 'in_stock' }],
  [{ trans: 'Wizardmatic' }, { trans: 'Wizardmatic', simple_transmission: 'Automatic' }],
  [
    { trans: 'Wizardmatic', simple_transmission: 'Manual' },
    { trans: 'Wizardmatic', simple_transmission: 'Manual' },
  ],
  [{ model: 'C 200' }, { model: 'C200' }],
  [
    { make: 'constructor', car_type: 5 },
    { make: 'constructor', car_type: 5 },
  ],
])('%j is %j', (item, ours) => expect(inOurWords(item, words)).toEqual(ours))

it('an item without such words is the same one', () => {
  const item = { make: 'Kia', price: 5 }
  expect(inOurWords(item, words)).toBe(item)
})

it.each([
  ['car_type', 'used', true],
  ['car_type', 'Truck', false],
  ['model', 'Anything', true],
  ['make', 'Kia', true],
  ['make', 'Kai', false],
  ['status', 'reserved', true],
  ['status', 'withdrawn', true],
  ['status', 'held', false],
  ['price', 'used', false],
])('%s takes %s: %j', (field, to, takes) => expect(takesWord(field, to)).toBe(takes))

it.each([
  ['Dep pd', { status: 'in_stock', reserved: true }],
  ['Floor plan', { status: 'in_stock' }],
  ['Yard 2', { status: 'withdrawn' }],
])('the status %s is %j', (status, facts) => {
  const sent = { stocknum: 'U1', make: 'Kia', model: 'Rio', year: 2020, car_type: 'used', status }
  const own = { status: { 'dep pd': 'reserved', 'floor plan': 'in_stock', 'yard 2': 'withdrawn' } }
  const item = readItem(sent, 0, { mode: 'batch', dealership: 'city', words: own })
  expect(item).toMatchObject({ ok: true, facts })
})

it.each([
  ['Floor plan', { status: 'in_stock', reserved: null }],
  ['For sale', { status: 'in_stock', reserved: null }],
  ['Gone', { status: 'sold', reserved: null }],
  ['Dep pd', { status: 'in_stock', reserved: true }],
])('the status %s says the same as a word that is known: %j', (status, facts) => {
  const own = { status: { 'dep pd': 'reserved', 'floor plan': 'in_stock', gone: 'sold' } }
  const reading = { mode: 'patch', dealership: 'city', stocknum: 'U1', words: own } as const
  expect(readItem({ status }, 0, reading)).toMatchObject({ facts, beside: ['reserved'] })
  // Our own word says one thing, and a column of its own says it itself.
  const ours = readItem({ status: 'in_stock' }, 0, reading)
  expect(ours).toMatchObject({ facts: { status: 'in_stock' }, beside: [] })
  expect(readItem({ status, reserved: true }, 0, reading)).toMatchObject({ facts: { reserved: true } })
})

it('a car is read with them', () => {
  const sent = { stocknum: 'U1', make: 'Merc', model: 'C 200', year: 2020, car_type: 'U-Drive 2' }
  const item = readItem(sent, 0, { mode: 'batch', dealership: 'city', words })
  expect(item).toMatchObject({
    ...{ ok: true, warnings: [] },
    facts: { make: 'Mercedes-Benz', model: 'C200', car_type: 'used' },
  })
  expect(readItem(sent, 0, { mode: 'batch', dealership: 'city' }).ok).toBe(false)
})

it('unknown words are counted, those without meaning and those said beside are not', () => {
  const items = [
    { car_type: 'U-Drive 2', make: 'Kia', trans: 'Auto' },
    { car_type: 'u-drive 2', make: 'Nobody', trans: 'Wizardmatic', simple_transmission: 'Automatic' },
    { car_type: 'Used', make: 'VW', trans: 'Wizardmatic', status: 'N/A', simple_body: '' },
  ]
  expect(
    unknownWords(
      items.map((item, line) => ({ line, item })),
      {},
    ),
  ).toEqual([
    { field: 'car_type', word: 'U-Drive 2', cars: 2 },
    { field: 'make', word: 'Nobody', cars: 1 },
    { field: 'trans', word: 'Wizardmatic', cars: 1 },
  ])
  expect(wordFieldOf('trans')).toBe('simple_transmission')
  const own = { car_type: { 'u-drive 2': 'used' }, make: { nobody: 'Kia' } }
  expect(
    unknownWords(
      items.map((item, line) => ({ line, item })),
      own,
    ),
  ).toEqual([{ field: 'trans', word: 'Wizardmatic', cars: 1 }])
})

it.each([
  ['status', 'reserved', 'For sale, reserved (on hold)'],
  ['status', 'withdrawn', 'Withdrawn (not on show)'],
  ['status', 'in_stock', 'For sale'],
  ['price_type', 'egc', PRICE_TYPE_WORDS.egc],
  ['make', 'Kia', 'Kia'],
])('staff choose for %s %s as: %s', (field, value, label) =>
  expect(wordFields().find((one) => one.field === field)?.choices).toContainEqual({ value, label }),
)
