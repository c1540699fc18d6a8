// product: C12
import { describe, expect, it } from 'vitest'
import { merged } from '@/core/dealer/settings/merged'

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
