import { describe, expect, it } from 'vitest'
import { PAGE_QUERY, queryFault } from '@/integrator-api/parameters'

const fault = (method: string, query: string) => {
  const found = queryFault(method, new URLSearchParams(query).keys())
  return found ? [found.status, found.message, found.errors?.map(({ pointer }) => pointer)] : null
}

describe('the names in the query of a call', () => {
  it.each([
    ['PUT', '', null],
    ['PUT', 'dry_run=true', null],
    ['DELETE', 'dry_run=true&source_version=3', null],
    [
      'PUT',
      'source_version=3',
      [400, 'Nothing was done: source_version is not known here.', ['/source_version']],
    ],
    ['POST', 'dryrun=1&x=1&x=2', [400, 'Nothing was done: dryrun, x are not known here.', ['/dryrun', '/x']]],
    [
      'PATCH',
      'dry_run=false&dry_run=true',
      [400, 'Nothing was done: dry_run is sent more than once.', ['/dry_run']],
    ],
    ['GET', 'status=sold', [400, 'Nothing was done: status is not known here.', ['/status']]],
    ['HEAD', 'dry_run=true', [400, 'Nothing was done: dry_run is not known here.', ['/dry_run']]],
  ])('%s ?%s', (method, query, expected) => expect(fault(method, query)).toEqual(expected))

  const listed = (query: string) => queryFault('GET', new URLSearchParams(query).keys(), PAGE_QUERY)
  it.each([
    ['limit=5&cursor=', null],
    ['limit=&limit=x', 'limit is sent more than once.'],
    ['limit=1&cursor=&limit=2&cursor=&limit=3', 'limit, cursor are sent more than once.'],
    ['constructor=1', 'constructor is not known here.'],
  ])('a list ?%s', (query, words) =>
    expect(listed(query)?.message ?? null).toBe(words && `Nothing was done: ${words}`),
  )

  it('are told where one is not known', () => {
    const detailOf = (found: ReturnType<typeof listed>) => found?.errors?.[0]?.detail
    expect(detailOf(listed('status=sold'))).toContain('it knows cursor, limit')
    expect(detailOf(queryFault('GET', ['status']))).toContain('it takes none')
  })

  it('names twenty at most', () => {
    const query = Array.from({ length: 50 }, (_, at) => `a${at}=1`).join('&')
    expect(queryFault('PUT', new URLSearchParams(query).keys())?.errors).toHaveLength(20)
  })
})
