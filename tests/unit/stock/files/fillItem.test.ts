/** From the cells of a row to a car as the API takes it. */
import { describe, expect, it } from 'vitest'
import { fillItem } from '@/features/stock/files/fillItem'
import { readItem } from '@/features/stock/validate'

const itemOf = (cells: Readonly<Record<string, string>>) =>
  fillItem(
    Object.entries(cells).map(([field, cell]) => ({ field, cell, heading: field })),
    {},
  )
const car = { stocknum: 'U1', make: 'Kia', model: 'Rio', year: '2020', car_type: 'used' }
function factsOf(cells: Readonly<Record<string, string>>) {
  const read = readItem(itemOf({ ...car, ...cells }), 0, { mode: 'batch', dealership: 'city' })
  if (!read.ok) throw new Error(JSON.stringify(read.errors))
  return read.facts
}

describe('a list in one cell', () => {
  it.each([
    ['<ul><li>Sunroof</li><li>Heated &amp; cooled seats</li></ul>', ['Sunroof', 'Heated & cooled seats']],
    ['<li>Heated &amp; cooled seats</li>', ['Heated & cooled seats']],
    ['<li>Heated, cooled seats; both</li><li>ABS</li>', ['Heated, cooled seats; both', 'ABS']],
    ['Sunroof<br>ABS', ['Sunroof', 'ABS']],
    ['<p>Sunroof</p><p>19&quot; alloys</p>', ['Sunroof', '19" alloys']],
    [
      '&lt;ul&gt;&lt;li&gt;Sunroof&lt;/li&gt;&lt;li&gt;Heated &amp;amp; cooled&lt;/li&gt;&lt;/ul&gt;',
      ['Sunroof', 'Heated & cooled'],
    ],
    ['Heated &amp; cooled seats; ABS', ['Heated & cooled seats', 'ABS']],
    ['19&#34; alloys;Bang &#38; Olufsen', ['19" alloys', 'Bang & Olufsen']],
    ['Heated &amp; cooled seats, ABS', ['Heated & cooled seats', 'ABS']],
    ['Heated &amp; cooled seats\nABS', ['Heated & cooled seats', 'ABS']],
    ['Heated & cooled seats; ABS;', ['Heated & cooled seats', 'ABS']],
    ['ABS|Heated &amp; cooled', ['ABS', 'Heated & cooled']],
    ['Sunroof, ABS', ['Sunroof', 'ABS']],
    ['#N/A', []],
    ['########', []],
  ])('%j is %j', (features, list) => expect(factsOf({ features }).features).toEqual(list))
})

describe('words of Meta', () => {
  const meta = (field: string, cell: string, heading: string) =>
    fillItem(
      [
        { heading, field: 'car_type', cell: 'USED' },
        { heading: field, field, cell },
      ],
      {},
    )
  it.each([
    ['simple_body', 'TRUCK', 'Ute'],
    ['simple_body', 'MINIVAN', 'People Mover'],
    ['simple_body', 'OTHER', null],
    ['simple_fuel', 'PLUGIN_HYBRID', 'Plug-in Hybrid'],
    ['fuel', 'OTHER', null],
    ['drive', '4X2', '4x2'],
    ['simple_transmission', 'AUTOMATIC', 'Automatic'],
    ['simple_body', 'Tipper', 'Tipper'],
    ['colour', 'OTHER', 'OTHER'],
  ])('%s %s is %s', (field, cell, ours) =>
    expect(meta(field, cell, 'state_of_vehicle')).toMatchObject({ [field]: ours }),
  )

  it('are those of Meta’s files alone: elsewhere a truck may be a truck', () =>
    expect(meta('simple_body', 'TRUCK', 'Type')).toMatchObject({ simple_body: 'TRUCK' }))
})

describe('cells of which a spreadsheet shows an error', () => {
  it.each(['#N/A', '#REF!', '########', '(null)', 'NaN'])('%s is no word of a car', (cell) => {
    expect(itemOf({ ...car, colour: cell, badge: cell })).toMatchObject({ colour: null, badge: null })
    expect(itemOf({ ...car, make: cell })).not.toHaveProperty('make')
    expect(itemOf({ ...car, stocknum: cell })).not.toHaveProperty('stocknum')
  })

  it.each([
    [{ 'price.drive_away': '#REF!', price: '24990' }, { price: '24990' }],
    [
      { 'price.drive_away': 'N/A', 'price.egc': '22990' },
      { price: '22990', price_type: 'egc' },
    ],
    [{ price: '#REF!' }, { price: '#REF!' }],
    [{ price: 'TBA' }, { price: null }],
    [{ 'price.drive_away': 'POA', price: '24990' }, { price: 'POA' }],
  ])('%j is %j: another price counts, and else it is not understood', (cells, item) =>
    expect(itemOf(cells)).toMatchObject(item),
  )
})
