import { expect, it } from 'vitest'
import { freeAtEnd, inRows, leadOf, modelsToQuote } from '@/features/models/models.rules'

it.each([
  [1, 0],
  [2, 0],
  [3, 0],
  [4, 1],
  [5, 2],
  [6, 0],
  [10, 1],
])('of %i models the last row of three has %i, in place of which the first is wider', (count, last) =>
  expect(leadOf(count)).toBe(last),
)

it.each([
  ['few come last', 'SUVs 4, Hatches 2, Utes 5, Vans 1', 'SUVs, Utes, Hatches, Vans', 0],
  [
    'one and two share the last row',
    'Hatches 3, SUVs 7, Utes 4, Sport 3, Electric 1, Upcoming 2',
    'Hatches, SUVs, Utes, Sport, Electric, Upcoming',
    0,
  ],
  ['two leave one free', 'SUVs 8, Hatches 2', 'SUVs, Hatches', 1],
  [
    'one passes those that do not fit',
    'Utes 3, Hatches 2, Electric 2, Gone 1',
    'Utes, Hatches, Gone, Electric',
    1,
  ],
  ['nothing', '', '', 0],
] as const)('shapes in rows of three: %s', (_what, given, wanted, free) => {
  const shapes = given.split(', ').flatMap((one): [string, number[]][] => {
    const [name, count] = one.split(' ')
    return name ? [[name, Array.from({ length: Number(count) }, (_, at) => at)]] : []
  })
  const rows = inRows(shapes)
  expect(rows.map(([shape]) => shape).join(', ')).toBe(wanted)
  expect(freeAtEnd(rows)).toBe(free)
})

const models = [
  { slug: 'toyota-hilux', name: 'HiLux', status: 'current', manufacturer_body: 'Utes & Vans' },
  { slug: 'toyota-tarago', name: 'Tarago', status: 'discontinued', manufacturer_body: 'Utes & Vans' },
  { slug: 'toyota-next', name: 'Next', status: 'coming_soon', manufacturer_body: 'SUVs & 4WDs' },
  { slug: 'toyota-rav4', name: 'RAV4', status: 'current', manufacturer_body: 'SUVs & 4WDs' },
]
it.each([
  ['nothing', undefined, ['RAV4', 'HiLux', 'Next'], undefined],
  ['a slug', 'toyota-hilux', ['HiLux', 'RAV4', 'Next'], 'HiLux'],
  ['a name', 'Next', ['Next', 'RAV4', 'HiLux'], 'Next'],
  ['one that is gone', 'toyota-tarago', ['RAV4', 'HiLux', 'Next'], undefined],
  ['junk', 'x', ['RAV4', 'HiLux', 'Next'], undefined],
])('models to ask the price of, with %s in the address', (_what, named, names, chosen) => {
  const shown = modelsToQuote(models, named)
  expect([shown.models.map(({ name }) => name), shown.chosen?.name]).toEqual([names, chosen])
})
