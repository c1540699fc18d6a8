import { expect, test } from 'vitest'
import { numberedPlaces, pinsOf } from '@/components/place/pins'
import { placesByAddress } from '@/core/place/addresses'
import { location } from './location'

const yard = (slug: string) => location('sales', { slug, address: { street: `1 ${slug} Road` } })
const places = placesByAddress([yard('main'), yard('north'), yard('unpinned')])
const spot = (at: number, location = '') => ({ x: at, y: at, label: `at ${at}`, location })
const drawing = {
  title: '',
  text: '',
  map: '/coast.svg',
  spots: [spot(1, 'north'), spot(2), spot(3, 'gone'), spot(4, 'main')],
}

test('a pin of an unknown location is left out', () =>
  expect(pinsOf(drawing, places).map(({ x, place }) => [x, place?.main.slug])).toEqual([
    [1, 'north'],
    [2, undefined],
    [4, 'main'],
  ]))

test('the list follows the pins and has their numbers', () =>
  expect(numberedPlaces(drawing, places).map(({ place, number }) => [place.main.slug, number])).toEqual([
    ['north', 1],
    ['main', 3],
    ['unpinned', undefined],
  ]))
