import { describe, expect, it } from 'vitest'
import { truthNeeds, truthWords } from '@/admin/dashboard/needs/truth'

const found = (id: string, place = 'Card in the list', rev = 3) => ({
  ...{ id, rev, tenant: 't', at: 1, name: `Car ${id}`, place, says: '$1,000, sold', is: '$2,000, for sale' },
})

it('both sides of a car that differs', () => {
  const [need, ...more] = truthNeeds([found('a'), found('a', 'Page of the car')], new Map([['a', 3]]))
  expect(more).toEqual([])
  expect(need).toMatchObject({
    tenant: 't',
    title: 'Car a does not say the same everywhere',
    why: 'Card in the list: $1,000, sold. The stock: $2,000, for sale. And 1 more of its places.',
    href: '/admin/collections/cars/a',
  })
})

it.each([
  ['changed since', new Map([['a', 4]])],
  ['gone, or of another dealer', new Map<string, number>()],
])('a car that is %s is not listed', (_, revs) => {
  expect(truthNeeds([found('a')], revs)).toEqual([])
})

it('many cars are counted', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  const needs = truthNeeds(
    ids.map((id) => found(id)),
    new Map(ids.map((id) => [id, 3])),
  )
  expect(needs).toHaveLength(5)
  expect(needs.at(-1)?.why).toMatch(/And 2 more cars\.$/)
})

describe('the last test in one line', () => {
  const now = new Date('2026-11-30T01:00:00.000Z')
  const test = (more: object = {}) => ({
    ...{ cars: 163, differing: 0, at: Date.parse('2026-11-29T17:10:00.000Z'), zone: 'Australia/Brisbane' },
    ...more,
  })
  it.each([
    ['all agree', [test()], 'All 163 cars say the same everywhere. Checked 3:10 am.'],
    [
      'two dealers: the older test',
      [test(), test({ cars: 7, at: Date.parse('2026-11-28T17:10:00.000Z') })],
      'All 170 cars say the same everywhere. Checked Sun 29 Nov.',
    ],
    [
      'some differ',
      [test({ differing: 2 })],
      '2 of 163 cars did not say the same everywhere. Checked 3:10 am. What still differs stands above.',
    ],
  ])('%s', (_, tests, words) => expect(truthWords(tests, now)).toBe(words))
  it('before the first', () => expect(truthWords([], now)).toMatch(/has not run yet\.$/))
})
