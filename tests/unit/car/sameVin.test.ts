import { describe, expect, it } from 'vitest'
import { sameCars, takenOff } from '@/admin/dashboard/needs/sameCars'
import { samePairs } from '@/core/car/samePairs'
import { heirOf, vinOf } from '@/core/car/sameVin'

describe('a chassis number of one car', () => {
  it.each([
    ['MR0HA3CD200512345', 'MR0HA3CD200512345'],
    [' mr0ha3cd200512345 ', 'MR0HA3CD200512345'],
    ['MR0HA3CD 2005-12345', 'MR0HA3CD200512345'],
  ])('%s is %s', (text, vin) => expect(vinOf(text)).toBe(vin))
  it.each([
    ...[
      '',
      'TBA',
      'N/A',
      '0',
      '00000000000000000',
      'UNKNOWN',
      'MR0HA3CD20051234',
      'MR0HA3CD2005123456',
      'MRIHA3CD200512345',
      'MR0HA3CDO00512345',
    ],
    ...[
      '11111111111111111',
      'ABABABABABABABABA',
      '12345678901234567',
      'XXXXMR0HA3CD20051',
      'JTM00000000012345',
    ],
    ...[null, 17, undefined],
  ])('%s is none', (text) => expect(vinOf(text)).toBeNull())
})

describe('the row that a car goes on with', () => {
  const NOW = 1_800_000_000
  const row = (id: string, status: string, more: object = {}) => ({ id, status, ...more })
  it.each([
    ['the one off the site', [row('a', 'withdrawn')], 'a'],
    ['none of two off the site', [row('a', 'withdrawn'), row('b', 'withdrawn')], undefined],
    ['none while one is on show', [row('a', 'withdrawn'), row('b', 'in_stock')], undefined],
    ['the one off the site beside one that was sold', [row('a', 'withdrawn'), row('b', 'sold')], 'a'],
    ['none of a car that was sold', [row('b', 'sold')], undefined],
    ['the one that the same feed takes off', [row('leaves', 'in_stock')], 'leaves'],
    ['none of a car that was sold, then withdrawn', [row('a', 'withdrawn', { sold: true })], undefined],
    [
      'the one off the site for some months',
      [row('a', 'withdrawn', { updated_at: NOW - 150 * 86_400 })],
      'a',
    ],
    [
      'none that left half a year ago',
      [row('a', 'withdrawn', { updated_at: NOW - 190 * 86_400 })],
      undefined,
    ],
    ['none that the message names itself', [row('comes', 'withdrawn')], undefined],
    [
      'none beside one that the message names itself',
      [row('a', 'withdrawn'), row('comes', 'withdrawn')],
      undefined,
    ],
    ['none of nothing', [], undefined],
  ])('is %s', (_what, rows, id) => {
    const is = (name: string) => (one: { id: string }) => one.id === name
    expect(heirOf(rows, { leaves: is('leaves'), comes: is('comes'), now: NOW })?.id).toBe(id)
  })
})

const twin = (id: string, more: object = {}) => ({
  id,
  tenant: 't',
  vin: 'MR0HA3CD200512345',
  same_vin: null,
  ...more,
})

it('a pair is two of one dealer, of which nobody has said that they are two', () => {
  const [a, b] = [twin('a'), twin('b', { vin: 'mr0ha3cd200512345' })]
  expect(samePairs([a, b])).toEqual([[a, b]])
  expect(samePairs([a, b, twin('c')])).toEqual([])
  expect(samePairs([a, { ...b, tenant: 'u' }])).toEqual([])
  expect(samePairs([a, { ...b, same_vin: { others: ['a'] } }])).toEqual([])
})

it('places are named alone, and with the stock number where both are in one', () => {
  const car = (id: string, place: string) => ({ ...twin(id), name: 'Kia Rio', stocknum: id, place, at: 1 })
  const [a, b, c] = [car('F12', 'Footscray'), car('G7', 'Geelong'), car('F13', 'Footscray')]
  const labels = (one: typeof a, other: typeof a) =>
    sameCars([[one, other]])[0]
      ?.presses?.map(({ label }) => label)
      .slice(0, 2)
  expect(labels(a, b)).toEqual(['Keep the one at Footscray', 'Keep the one at Geelong'])
  expect(labels(a, c)).toEqual(['Keep F12', 'Keep F13'])
  expect(sameCars([[a, c]])[0]?.title).toBe('Kia Rio is on the website twice: F12 and F13 at Footscray')
  expect(takenOff([[b, a]])[0]?.title).toBe(
    'Kia Rio: the one at Geelong was taken off the website, as the same car as the one at Footscray',
  )
})
