import { expect, it } from 'vitest'
import { toEntry } from '@/search/carRow'
import { searchableComments } from '@/search/comments'
import { exampleCar } from '../../helpers/car'

const ROW = { ...exampleCar({ make: 'Kia', model: 'Rio' }), tenant: 't1', rev: 3 }

it.each([
  ['seats', 'many'],
  ['price', '$5'],
  ['features', { x: 1 }],
  ['rule_rank', 'first'],
  ['badge', 7],
])('%s that cannot be read is left out of the index, and the car is in it', (name, value) => {
  const { doc } = toEntry({ ...ROW, [name]: value }) ?? {}
  expect(doc).toMatchObject({ make: 'Kia', model: 'Rio' })
  expect(JSON.stringify(doc)).not.toContain(JSON.stringify(value))
})

it.each([
  ['year', 'soon'],
  ['car_type', 'old'],
  ['rev', null],
])('a car without a readable %s is not in the index', (name, value) =>
  expect(toEntry({ ...ROW, [name]: value })).toBeNull(),
)

it('a dealership’s name without end costs the comments nothing', () =>
  expect(
    searchableComments({
      make: 'Kia',
      dealership_name: 'Lorem ipsum '.repeat(5000),
      dealercomments: 'One owner',
    }),
  ).toBe('One owner'))
