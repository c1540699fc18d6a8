// product: C12
import { describe, expect, it } from 'vitest'
import { conflictsIn, decided, merged } from '@/core/settings/merged'
import { SECTIONS } from '@/core/settings/sections'

const loaded = { name: 'Harbour', theme: { colours: { brand: '#111111', ink: '#222222' } }, menu: ['a', 'b'] }

describe('settings that two people change', () => {
  it.each([
    ['nobody changed anything', loaded, loaded, loaded],
    ['only I did', { ...loaded, name: 'Mine' }, loaded, { ...loaded, name: 'Mine' }],
    ['only they did', loaded, { ...loaded, name: 'Theirs' }, { ...loaded, name: 'Theirs' }],
    [
      'each another section',
      { ...loaded, name: 'Mine' },
      { ...loaded, menu: ['a'] },
      { ...loaded, name: 'Mine', menu: ['a'] },
    ],
    [
      'each another colour',
      { ...loaded, theme: { colours: { brand: '#333333', ink: '#222222' } } },
      { ...loaded, theme: { colours: { brand: '#111111', ink: '#444444' } } },
      { ...loaded, theme: { colours: { brand: '#333333', ink: '#444444' } } },
    ],
    [
      'they gave one back to its usual value',
      { ...loaded, name: 'Mine' },
      { name: 'Harbour', menu: ['a', 'b'] },
      { name: 'Mine', menu: ['a', 'b'] },
    ],
    [
      'I gave one back',
      { name: 'Harbour', theme: loaded.theme },
      { ...loaded, name: 'Theirs' },
      { name: 'Theirs', theme: loaded.theme },
    ],
    ['both the same', { ...loaded, name: 'One' }, { ...loaded, name: 'One' }, { ...loaded, name: 'One' }],
    [
      'both added, in one new part',
      { ...loaded, words: { a: 'x' } },
      { ...loaded, words: { b: 'y' } },
      { ...loaded, words: { a: 'x', b: 'y' } },
    ],
  ])('%s', (_what, mine, theirs, value) => {
    expect(merged(loaded, mine, theirs)).toEqual({ value, conflicts: [] })
  })

  it.each([
    [
      'a word',
      { ...loaded, name: 'Mine' },
      { ...loaded, name: 'Theirs' },
      [{ path: 'name', theirs: 'Theirs' }],
    ],
    [
      'a colour',
      { ...loaded, theme: { colours: { brand: '#333333', ink: '#222222' } } },
      { ...loaded, theme: { colours: { brand: '#444444', ink: '#222222' } } },
      [{ path: 'theme.colours.brand', theirs: '#444444' }],
    ],
    ['a list', { ...loaded, menu: ['b'] }, { ...loaded, menu: ['a'] }, [{ path: 'menu', theirs: ['a'] }]],
    [
      'one that they gave back',
      { ...loaded, menu: ['b'] },
      { name: 'Harbour', theme: loaded.theme },
      [{ path: 'menu', theirs: undefined }],
    ],
  ])('%s that both changed is named', (_what, mine, theirs, conflicts) => {
    expect(merged(loaded, mine, theirs).conflicts).toEqual(conflicts)
  })
})

describe('one section that both changed', () => {
  const sectionOf = (key: string) =>
    SECTIONS.find((one) => one.key === key) ?? expect.fail(`no section ${key}`)
  const loaded = {
    tagline: 'Loaded',
    reserve: { deposit: 100, holdHours: 24 },
    words: { 'Call. Now': 'Ring' },
  }
  const mine = {
    ...loaded,
    tagline: 'Mine',
    reserve: { deposit: 200, holdHours: 24 },
    words: { 'Call. Now': 'My word' },
  }
  const theirs = {
    ...loaded,
    tagline: 'Theirs',
    reserve: { deposit: 100, holdHours: 48 },
    words: { 'Call. Now': 'Their word' },
  }
  const ways = { loaded, mine, theirs }

  it.each([
    ['brand', [{ path: 'tagline', mine: 'Mine', theirs: 'Theirs' }]],
    ['buying', []],
    ['buttons', [{ path: 'words.Call. Now', mine: 'My word', theirs: 'Their word' }]],
  ])('%s names its own places alone, with both values', (key, conflicts) => {
    expect(conflictsIn(sectionOf(key), ways)).toEqual(conflicts)
  })

  it.each([
    ['theirs', 'Theirs'],
    ['mine', 'Mine'],
  ] as const)(
    '%s: the place is decided, the rest of the form stays, and the next save passes',
    (whose, tagline) => {
      const next = decided(sectionOf('brand'), ways, whose)
      expect(next.mine).toEqual({ ...mine, tagline })
      expect(conflictsIn(sectionOf('brand'), { ...next, theirs })).toEqual([])
      expect(merged(next.loaded, next.mine, theirs)).toMatchObject({
        value: { tagline, reserve: { deposit: 200, holdHours: 48 } },
        conflicts: [{ path: 'words.Call. Now' }],
      })
    },
  )
})
