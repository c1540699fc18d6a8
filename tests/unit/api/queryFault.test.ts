import { describe, expect, it } from 'vitest'
import { queryFault } from '@/integrator-api/parameters'

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
    ['GET', 'limit=5&cursor=', null],
    ['GET', 'utm_source=mail', null],
    ['GET', 'limit=&limit=x', [400, 'Nothing was done: limit is sent more than once.', ['/limit']]],
    [
      'GET',
      'limit=1&cursor=&limit=2&cursor=&limit=3',
      [400, 'Nothing was done: limit, cursor are sent more than once.', ['/limit', '/cursor']],
    ],
  ])('%s ?%s', (method, query, expected) => expect(fault(method, query)).toEqual(expected))

  it('names twenty at most', () => {
    const query = Array.from({ length: 50 }, (_, at) => `a${at}=1`).join('&')
    expect(queryFault('PUT', new URLSearchParams(query).keys())?.errors).toHaveLength(20)
  })
})
