import { expect, test } from 'vitest'
import type { LocationView } from '@/core/place/views'
import { locationTitle, pictureAmong, placeOf, placesByAddress } from '@/core/place/addresses'
import { location, weekOf } from './location'

const [sales, service, parts] = [location('sales'), location('service'), location('parts')]
const facts = (places: ReturnType<typeof placesByAddress>) =>
  places.map(({ name, departments }) => [name, departments.map(({ department }) => department)])

test('C1 sales, service and parts of one address are one card', () => {
  expect(facts(placesByAddress([service, parts, sales]))).toEqual([
    ['Harbour Toyota', ['sales', 'service', 'parts']],
  ])
  const [place] = placesByAddress([service, sales])
  expect(place?.main).toBe(sales)
  expect(place?.departments[1]?.location).toBe(service)
})

test.each([
  ['another street', { address: { ...sales.address, street: '8 Venture Drive' } }],
  ['another dealership', { dealership_id: 'westside' }],
  ['no street', { address: { city: 'Maroochydore' } }],
])('C1 %s is another card', (_, over) =>
  expect(placesByAddress([sales, location('service', over)])).toHaveLength(2),
)

test('C1 spelling of an address makes no second card', () => {
  const address = { ...sales.address, street: '142  DALTON Drive.' }
  expect(placesByAddress([sales, location('parts', { address })])).toHaveLength(1)
})

test('C1 hours of a department without a location of its own stand on the card', () => {
  const whole = location('sales', { hours: [...weekOf('sales'), ...weekOf('parts')] })
  expect(facts(placesByAddress([whole, service]))).toEqual([
    ['Harbour Toyota', ['sales', 'service', 'parts']],
  ])
})

test('C1 a department without hours of its own has those that the main location knows', () => {
  const whole = location('sales', { hours: [...weekOf('sales'), ...weekOf('service')] })
  const [place] = placesByAddress([whole, location('service', { hours: [] })])
  expect(place?.departments[1]?.entries).toHaveLength(5)
})

test('N9 pages of one address have unique titles', () => {
  const titles = [sales, service, parts].map(locationTitle)
  expect(titles).toEqual(['Harbour Toyota', 'Harbour Toyota, Service', 'Harbour Toyota, Parts'])
  expect(placeOf(service, [sales, service, parts]).name).toBe('Harbour Toyota, Service')
  expect(placeOf(service, [sales, service, parts]).departments).toHaveLength(3)
})

test('C1 the cards of a list have a photo each, or a map each, or no picture', () => {
  const map = { url: '/map.svg', alt: 'map', kind: 'map', attribution: null } as const
  const image = { image: { url: '/yard.webp' } }
  const elsewhere = { slug: 'other', address: { street: '8 Venture Drive' } }
  const kindsOf = (...locations: LocationView[]) => {
    const places = placesByAddress(locations)
    return places.map((place) => pictureAmong(place, places)?.kind ?? null)
  }
  const both = { map, image }
  expect(kindsOf(location('sales', both), location('sales', { ...elsewhere, ...both }))).toEqual([
    'photo',
    'photo',
  ])
  expect(kindsOf(location('sales', both), location('sales', { ...elsewhere, map }))).toEqual(['map', 'map'])
  expect(kindsOf(location('sales', both), location('sales', elsewhere))).toEqual([null, null])
})
