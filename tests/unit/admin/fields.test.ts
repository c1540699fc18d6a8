import { describe, expect, it } from 'vitest'
import { reordered } from '@/lib/reordered'
import { partAt, withPart } from '@/admin/fields/partValues'
import { labelOf } from '@/fields/label'

describe('labels of the admin', () => {
  it.each([
    ['assigned_to', 'Assigned to'],
    ['standardEquipment', 'Standard equipment'],
    ['location_id', 'Location'],
    ['km', 'Kilometres'],
    ['no_show', 'No show'],
    ['in_stock', 'For sale'],
    ['PreferredContactMethod', 'Preferred contact method'],
  ])('%s reads %s', (name, label) => expect(labelOf(name)).toBe(label))
})

describe('an object with a box for each part', () => {
  const stored = { phone: '1', address: { city: 'Perth', lat: 0 }, opening_hours: [{ weekday: 1 }] }
  it.each([
    ['a part', 'phone', '2', { ...stored, phone: '2' }],
    ['a part within a part', 'address.city', 'Broome', { ...stored, address: { city: 'Broome', lat: 0 } }],
    ['a part that was not there', 'image.url', '/x', { ...stored, image: { url: '/x' } }],
    ['an emptied part', 'phone', null, { ...stored, phone: null }],
  ])('changes %s and keeps the rest', (_what, path, part, after) =>
    expect(withPart(stored, path, part)).toEqual(after),
  )

  it.each([
    ['the last part', { url: '/x' }, 'url'],
    ['the last part of a part', { image: { url: '/x' }, thumb: null }, 'image.url'],
  ])('is nothing without %s', (_what, value, path) => expect(withPart(value, path, null)).toBeNull())

  it('reads parts of what is not there as nothing', () => {
    expect([partAt(null, 'a.b'), partAt({ a: 1 }, 'a.b'), partAt({ a: { b: 0 } }, 'a.b')]).toEqual([
      undefined,
      undefined,
      0,
    ])
  })
})

describe('B6 the order of pictures', () => {
  const pictures = ['a', 'b', 'c'].map((url) => ({ image: { url } }))
  it.each([
    ['later', 0, 1, 'bac'],
    ['to the end', 0, 2, 'bca'],
    ['earlier', 2, 1, 'acb'],
    ['before the first: nothing', 0, -1, 'abc'],
    ['behind the last: nothing', 2, 3, 'abc'],
    ['one that is not there: nothing', 7, 0, 'abc'],
  ])('moved %s', (_what, from, to, order) =>
    expect(
      reordered(pictures, from, to)
        .map(({ image }) => image.url)
        .join(''),
    ).toBe(order),
  )
})
