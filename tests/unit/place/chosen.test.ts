import { describe, expect, test } from 'vitest'
import { chooseLocations } from '@/blocks/Locations/Component'
import { primaryLocation, stripDepartment } from '@/core/place/locationNames'
import { location } from './location'

const places = [
  location('service', { slug: 'hoists' }),
  location('sales', { slug: 'yard' }),
  location('sales', { slug: 'main', primary: true }),
  location('parts', { slug: 'shelf' }),
  location('sales', { slug: 'shut', visible: false }),
  location('parts', { slug: 'closed-shelf', visible: false }),
  location('service', { slug: 'elsewhere', address: { street: '8 Venture Drive' } }),
]

describe('C1 what a block of locations shows', () => {
  test.each([
    ['primary', null, ['main', 'hoists', 'shelf']],
    ['one', 'yard', ['yard', 'hoists', 'shelf']],
    ['one', 'hoists', ['hoists']],
    ['one', 'shut', []],
    ['sales', null, ['yard', 'main', 'hoists', 'shelf']],
    ['service', null, ['hoists', 'elsewhere']],
    ['parts', null, ['shelf']],
    ['service-and-parts', null, ['hoists', 'shelf', 'elsewhere']],
    ['all', null, ['hoists', 'yard', 'main', 'shelf', 'elsewhere']],
  ] as const)('%s %s', (show, location_slug, slugs) =>
    expect(chooseLocations(places, { show, location_slug }).map(({ slug }) => slug)).toEqual(slugs),
  )
})

describe('C1 the place that stands for a dealer', () => {
  const ask = (...slugs: string[]) => primaryLocation(places.filter(({ slug }) => slugs.includes(slug)))?.slug
  test.each([
    ['the primary one', ['hoists', 'yard', 'main'], 'main'],
    ['else the first for sales', ['hoists', 'yard'], 'yard'],
    ['else the first', ['hoists', 'shelf'], 'hoists'],
    ['never a hidden one', ['shut'], undefined],
  ])('%s', (_, slugs, found) => expect(ask(...slugs)).toBe(found))
})

test.each([
  ['Footscray - Sales', 'Footscray'],
  ['Footscray — Service', 'Footscray'],
  ['Footscray - Service & Parts', 'Footscray'],
  ['Footscray - Service and Parts', 'Footscray'],
  ['Footscray, Parts Department', 'Footscray'],
  ['Footscray | service centre', 'Footscray'],
  ['Salesbury', 'Salesbury'],
  ['Footscray - Salesyard', 'Footscray - Salesyard'],
])('C1 the name %s is shown as %s', (name, shown) => expect(stripDepartment(name)).toBe(shown))
