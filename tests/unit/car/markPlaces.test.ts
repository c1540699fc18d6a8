import { describe, expect, test } from 'vitest'
import { type Zone, zonesOf } from '@/core/car/markPlaces'
import { measuredIn } from '@/core/car/measured'

describe('V13 where a finding is, as far as its words say', () => {
  test.each<[string | null, string, Zone[]]>([
    ['Paint', 'Stone chips on the bonnet, none of them rusty', ['bonnet']],
    ['Paint', 'Stone marks on the front', ['front']],
    ['Paint', 'Scuff on the front bar', ['front']],
    ['Paint', 'Scratch on the rear bumper', ['rear']],
    ['Wheels', 'Kerb mark on one front wheel', ['front-left', 'front-right']],
    ['Wheels', 'Kerb rash, left rear', ['rear-left']],
    ['Tyres', 'Worn', ['front-left', 'front-right', 'rear-left', 'rear-right']],
    ['Paint', 'Scratch on the left rear door', ['left']],
    [null, 'Dent in a door', ['left', 'right']],
    ['Glass', 'Chip in the windscreen', ['windscreen']],
    ['Trim', 'Steering wheel worn', ['cabin']],
    ['Keys', 'Only one', []],
    [null, 'Fronted by nobody', []],
  ])('%s: %s', (part, text, zones) => expect(zonesOf({ part, text })).toEqual(zones))
})

describe('V13 what an inspection measured', () => {
  test.each<[string | null, string, [value: string, label: string][]]>([
    [
      'Tyres',
      '6 mm front, 5.5 mm rear',
      [
        ['6 mm', 'Tyres, front'],
        ['5.5 mm', 'Tyres, rear'],
      ],
    ],
    ['Tyres', '8 mm all round, spare the same', [['8 mm', 'Tyres, all round']]],
    ['Brakes', 'Pads 8 mm, discs true', [['8 mm', 'Brakes, pads']]],
    [
      'High-voltage battery',
      '92% of its capacity when new',
      [['92%', 'High-voltage battery, of its capacity when new']],
    ],
    ['Weighed empty', '2,120 kg', [['2,120 kg', 'Weighed empty']]],
    [null, '12 mm', []],
    ['12 and 240 V', 'Tested, safety switch trips', []],
  ])('%s: %s', (part, text, figures) =>
    expect(measuredIn([{ part, text }]).map(({ value, label }) => [value, label])).toEqual(figures),
  )
  test('at most four', () =>
    expect(measuredIn(Array.from({ length: 6 }, (_, at) => ({ part: `P${at}`, text: '1 mm' })))).toHaveLength(
      4,
    ))
})
