import { describe, expect, it } from 'vitest'
import { cacheKey, cleanQuery, rscKey, sortQuery } from '@/server/cacheKey'

describe('cache key', () => {
  it.each([
    ['', ''],
    ['b=1&a=2', 'a=2&b=1'],
    ['make=Toyota&make=Mazda', 'make=Toyota&make=Mazda'],
    ['z=1&make=Toyota&a=1&make=Mazda', 'a=1&make=Toyota&make=Mazda&z=1'],
    ['&&a=1&', 'a=1'],
  ])('sorts %j to %j by name only', (query, expected) => {
    expect(sortQuery(query)).toBe(expected)
  })

  it.each([
    ['utm_source=x&make=Toyota&gclid=1', 'make=Toyota'],
    ['utm_source=x', ''],
    ['my_utm_source=x', 'my_utm_source=x'],
    ['gclid_x=1', 'gclid_x=1'],
    ['make=utm_source', 'make=utm_source'],
  ])('takes advertising out of %j', (query, expected) => {
    expect(cleanQuery(query)).toBe(expected)
  })

  it('differs by host, path, query and each header of soft navigation', () => {
    const soft = { rsc: '1' }
    const keys = [
      cacheKey('a', '/', '', ''),
      cacheKey('b', '/', '', ''),
      cacheKey('a', '/x', '', ''),
      cacheKey('a', '/', 'x=1', ''),
      cacheKey('a', '/', '', rscKey(soft)),
      cacheKey('a', '/', '', rscKey({ ...soft, 'next-router-prefetch': '1' })),
      cacheKey('a', '/', '', rscKey({ ...soft, 'next-router-segment-prefetch': '/_tree' })),
      cacheKey('a', '/', '', rscKey({ ...soft, 'next-router-state-tree': 'x' })),
      cacheKey('a', '/', '', rscKey({ ...soft, 'next-url': '/x' })),
    ]
    expect(new Set(keys).size).toBe(keys.length)
    expect(rscKey({ cookie: 'a=1', authorization: 'x', 'next-url': '/x' })).toBe('')
  })
})
