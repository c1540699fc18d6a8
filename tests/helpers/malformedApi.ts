/** Odd requests to the integrator API, the same for the same seed. */
import { oddObject, random } from './odd'
import { feedCar } from './stockWorld'

export interface OddRequest {
  method: string
  path: string
  body?: unknown
  headers: Record<string, string>
}

const FIELDS = [
  ...Object.keys(feedCar(1)),
  'status',
  'sold',
  'sold_date_timestamp',
  'created_at',
  'rego_expiry',
  'build_date',
  'location',
  'thumbnails',
  'categories',
  'finance_lenders',
  'specifications',
  'autograb_data',
  'previous_owners',
  'service',
  'inspection',
  'inspection_noted',
  'source_version',
  'custom_rank',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'rev',
  'tenant',
  'overrides',
  'a/b~c',
  '',
  '\u0000',
]
const SEGMENTS = [
  'city',
  'none',
  '%00',
  '%2e%2e',
  '..%2f..',
  'CITY',
  '%E0%A4',
  'a'.repeat(3_000),
  '%F0%9F%9A%97',
  "';--",
  '*',
  '%25',
  'null',
  '$ne',
  '[object Object]',
]
const STOCKNUMS = [
  'U1',
  'U%201',
  '%00',
  '%2F',
  '%',
  '%zz',
  'x'.repeat(2_000),
  '%F0%9F%9A%97',
  '..',
  '-',
  '__proto__',
  'cars:batch',
  "U'1",
  '%0a',
]
const QUERIES = [
  '',
  '?cursor=',
  '?cursor=%00',
  '?cursor=W10',
  '?cursor=WzEsbnVsbF0',
  '?limit=1e3',
  '?limit=-1',
  '?limit=9999999999999',
  '?updated_since=never',
  '?updated_since=99999999999999999999',
  '?dry_run=1',
  '?dry_run=true&dry_run=false',
  '?source_version=x',
  '?%ff=%fe',
  '?a[b][c]=1',
]
const HEADERS: readonly Record<string, string>[] = [
  {},
  {},
  {},
  { 'if-match': '"1"' },
  { 'if-match': 'x' },
  { 'if-match': '*' },
  { 'if-none-match': '*' },
  { 'if-none-match': '"999999999999999999999"' },
  { 'idempotency-key': '' },
  { 'idempotency-key': '"' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'text/plain' },
  { 'content-type': ';;;' },
  { 'content-type': 'application/x-ndjson' },
  { 'content-encoding': 'gzip' },
  { 'content-encoding': 'gzip, gzip' },
]
const BODIES: readonly string[] = [
  '',
  '{',
  '[',
  'null',
  '""',
  '0',
  '[1,2,3]',
  '{"a":',
  '\u0000',
  '[[[[[[[[]]]]]]]]',
  '{"__proto__":{"x":1}}',
  '\uFEFF{}',
  '[{}]',
  '[null]',
  '1e999',
  '"\\ud800"',
  '{"make":"a","make":"b"}',
]

export function malformed(seed: number): OddRequest {
  const next = random(seed)
  const pick = <T>(list: readonly T[]): T => {
    const [value] = list.slice(Math.floor(next() * list.length)).map((some) => ({ some }))
    if (!value) throw new Error('nothing to pick')
    return value.some
  }
  const oddCar = () =>
    next() < 0.25
      ? feedCar(Math.floor(next() * 50))
      : oddObject(next, FIELDS, feedCar(Math.floor(next() * 50)))
  const one = () => {
    const { stocknum, ...rest } = oddCar()
    return next() < 0.8 ? rest : { stocknum, ...rest }
  }
  const dealership = next() < 0.75 ? 'city' : pick(SEGMENTS)
  const headers = pick(HEADERS)
  const query = pick(QUERIES)
  // A query that a call does not know is refused before anything is read, so most come without.
  const writeQuery = next() < 0.15 ? query : ''
  if (next() < 0.2) return { method: 'GET', path: `/dealerships/${dealership}/cars${query}`, headers }
  if (next() < 0.4) {
    const body = next() < 0.2 ? pick(BODIES) : Array.from({ length: Math.floor(next() * 5) }, oddCar)
    return {
      method: pick(['POST', 'POST', 'PATCH']),
      path: `/dealerships/${dealership}/cars:batch${writeQuery}`,
      body,
      headers,
    }
  }
  const address = `/dealerships/${dealership}/cars/${next() < 0.6 ? `U${10_000 + Math.floor(next() * 50)}` : pick(STOCKNUMS)}`
  const method = pick(['PUT', 'PUT', 'PUT', 'PATCH', 'PATCH', 'GET', 'DELETE', 'POST', 'HEAD'])
  if (method === 'GET' || method === 'HEAD' || method === 'DELETE')
    return { method, path: address + (method === 'DELETE' ? query : writeQuery), headers }
  return { method, path: address + writeQuery, body: next() < 0.2 ? pick(BODIES) : one(), headers }
}
