import { describe, expect, it } from 'vitest'
import {
  added,
  leftOut,
  mainFirst,
  placed,
  reworded,
  shownPhotos,
  undone,
  urlOf,
  without,
  type Photos,
  sortedPhotos,
} from '@/features/pictures/arrange.rules'

/** `'ab1'`: photos a and b, and frame 1 of the turn. */
const list = (names: string): Photos =>
  [...names].map((url) => ({ image: { url }, ...(/\d/.test(url) && { tag: 'spin' }) }))
const names = (photos: Photos): string => photos.map(urlOf).join('')

describe('B6 the order of photos', () => {
  it.each([
    ['abcd', 'c', 0, 'cabd'],
    ['abcd', 'a', 2, 'bcad'],
    ['abcd', 'a', 99, 'bcda'],
    ['abcd', 'd', -5, 'dabc'],
    ['abcd', 'x', 1, 'abcd'],
    ['a1b2c', 'c', 0, 'cab12'],
    ['', 'a', 0, ''],
  ])('of %s, %s goes to %d: %s', (before, url, to, after) => {
    expect(names(placed(list(before), url, to))).toBe(after)
  })

  it.each([
    ['abc', null, 'abc'],
    ['abc', 'a', 'abc'],
    ['abc', 'c', 'cab'],
    ['abc', 'x', 'xabc'],
    ['ab1', '1', 'ab1'],
    ['', 'x', 'x'],
  ])('of %s with the main picture %s: %s', (images, main, shown) => {
    expect(names(mainFirst(list(images), main))).toBe(shown)
  })

  it.each([
    ['as it was opened', 'abc', 'abc', 'c', null, 'cab'],
    ['changed by its person', 'bac', 'abc', 'c', null, 'bac'],
    ['back to the feed, which names its main one', 'abc', 'xab', 'x', 'abc', 'bac'],
  ])('a list %s', (_what, images, stored, main, feed, shown) => {
    const form = { images: list(images), stored: list(stored), main, feed: feed === null ? null : list(feed) }
    expect(names(shownPhotos({ ...form, feedMain: 'b' }))).toBe(shown)
  })
})

describe('B6 photos that come and go', () => {
  it.each([
    ['ab', 'cd', 'abcd'],
    ['ab', 'bc', 'abc'],
    ['a12', 'b', 'ab12'],
  ])('%s with %s: %s', (before, more, after) => {
    expect(names(added(list(before), list(more)))).toBe(after)
  })

  it.each([
    ['a photo was removed', 'abc', 'ac', 'ac', 'abc'],
    ['one came since', 'abc', 'ac', 'acd', 'abcd'],
    ['an order was changed', 'abc', 'cab', 'cab', 'abc'],
    ['the feed’s list took their place', 'xab', 'abc', 'abc', 'xab'],
  ])('undo after %s', (_what, before, after, now, result) => {
    expect(names(undone({ before: list(before), after: list(after) }, list(now)))).toBe(result)
  })

  it('undo keeps words that were written since', () => {
    const [before, after] = [list('ab'), list('b')]
    const now = reworded(after, 'b', { alt: 'The boot' })
    expect(undone({ before, after }, now)).toEqual([...list('a'), { image: { url: 'b' }, alt: 'The boot' }])
  })

  it.each([
    ['xb', 'abc', 'ac'],
    ['abc', 'abc', ''],
    ['x', null, ''],
    ['', 'a1', 'a'],
  ])('staff show %s of the feed’s %s: left out is %j', (own, feed, left) => {
    expect(names(leftOut(list(own), feed === null ? null : list(feed)))).toBe(left)
  })

  it('a removed photo is gone, the others keep their place', () => {
    expect(names(without(list('abc'), 'b'))).toBe('ac')
  })
})

describe('files that staff uploaded', () => {
  const DAY = 86_400_000
  it.each<[string, number, boolean]>([
    ['shown', 9 * DAY, true],
    ['sent an hour ago and not saved', DAY / 24, true],
    ['named by nothing for days', 2 * DAY, false],
  ])('%s', (what, age, isStored) => {
    const values = { images: what === 'shown' ? [{ image: { url: '/media/t/c/f.webp' } }] : [] }
    const sorted = sortedPhotos([{ file: 'f.webp', at: 10 * DAY - age }], values, 10 * DAY)
    expect(sorted.saved.length).toBe(isStored ? 1 : 0)
    expect(sorted.gone).toEqual(isStored ? [] : ['f.webp'])
  })

  it('one that the feed’s list hides stays: staff may go back to it', () => {
    const values = { images: [], overrides: { images: [{ image: { url: '/media/t/c/f.webp' } }] } }
    expect(sortedPhotos([{ file: 'f.webp', at: 0 }], values, 9 * DAY).gone).toEqual([])
  })
})
