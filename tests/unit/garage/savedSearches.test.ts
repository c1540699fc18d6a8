import { describe, expect, test } from 'vitest'
import { parseSaved, type SavedSearch, withSaved } from '@/components/search/savedSearches'
import { MOST_PER_ADDRESS } from '@/features/saved-searches/mostPerAddress.rules'

const search = (path: string, name = path): SavedSearch => ({ path, name, frequency: 'daily' })

describe('searches that were saved from this browser (S24)', () => {
  test('the newest first, each once under its last name', () =>
    expect(
      withSaved([search('/search/kia'), search('/search?body=SUV')], search('/search?body=SUV', 'SUVs')),
    ).toEqual([search('/search?body=SUV', 'SUVs'), search('/search/kia')]))
  test('the oldest is dropped at the limit', () => {
    const full = Array.from({ length: MOST_PER_ADDRESS }, (_, at) => search(`/search?page=${at}`))
    expect(withSaved(full, search('/search'))).toEqual([search('/search'), ...full.slice(0, -1)])
  })
  test.each<[unknown, number]>([
    [search('/search'), 1],
    [search('/search/kia?body=SUV'), 1],
    [search('https://elsewhere.example/search'), 0],
    [search('/searching'), 0],
    [search('javascript:alert(1)'), 0],
    [{ ...search('/search'), frequency: 'hourly' }, 0],
    [{ ...search('/search'), name: '' }, 0],
    [null, 0],
    ['x', 0],
    [{}, 0],
  ])('%j is %i of them', (stored, count) => expect(parseSaved(JSON.stringify([stored]))).toHaveLength(count))
  test.each(['', '{', '{}', 'null', '7'])('%j is no list', (json) => expect(parseSaved(json)).toEqual([]))
})
