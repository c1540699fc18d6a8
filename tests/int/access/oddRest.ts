/** Requests of signed-in staff that no form of the admin sends, for each collection. */
import { isRecord } from '@/lib/isRecord'
import { nowhere } from './judge'
import type { Method } from './rest'
import { SAMPLES, TOUCH } from './samples.data'
import type { World } from './world'

export interface OddAsk {
  name: string
  method: Method
  path: string
  body?: unknown
  headers?: Record<string, string>
}

const nested = (depth: number): unknown => (depth ? { a: nested(depth - 1) } : 'x')
const ODD_VALUES: readonly (readonly [string, unknown])[] = [
  ['lists', [1, 'x', null]],
  ['objects', { equals: 'x', $ne: null }],
  ['deep objects', nested(80)],
  ['objects that are no text', { toString: 1, valueOf: 'x', length: 1e9 }],
  ['halves of letters', '%ff%25%\ud83d%'],
  ['long texts', 'x'.repeat(5_000)],
  ['control characters', 'a\u0000b\ud800'],
]
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

const READS = [
  'depth=10&draft=true&limit=0',
  'joins[cars][limit]=-1&joins[x][where][tenant][exists]=true',
  'where[hash][exists]=true&where[password][exists]=true',
  'where[tenant.config.tagline][exists]=true&sort=tenant.config',
  'where[createdAt][greater_than]=never',
  'where[or][0][and][0][id][in][]=x&where[id][near]=1,2,3',
  'where[id][like]=%00&sort[]=a&page=1',
  'select[id][x]=true&populate[users][hash]=true&trash=true',
]

/** The sample of a collection with the same odd value in every field. */
function odd(sample: unknown, value: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.keys(isRecord(sample) ? sample : { name: 1 }).map((name) => [name, value]))
}

/** Asks that could change an own row are few, and none deletes one: the rows serve everybody who is still to come. */
export function oddAsks(world: World, slug: string): OddAsk[] {
  const { a, b } = world.refs
  const sample = SAMPLES[slug]?.(a, 'x', '-odd')
  const foreign = world.ids[slug]?.b ?? nowhere(world)
  const own = world.ids[slug]?.a ?? nowhere(world)
  const touch = { [TOUCH[slug] ?? 'name']: 'odd' }
  const bodies = ODD_VALUES.map(([name, value]) => [name, odd(sample, value)] as const)
  const ask = (name: string, method: Method, path: string, more: Partial<OddAsk> = {}): OddAsk => ({
    name: `${method} ${name}`,
    method,
    path: `/${slug}${path}`,
    ...more,
  })
  return [
    ...bodies.flatMap(([name, body]) => [
      ask(name, 'POST', '', { body }),
      ask(name, 'PATCH', `/${own}`, { body }),
    ]),
    ask('a list', 'POST', '', { body: [sample] }),
    ask('a form', 'POST', '', { body: 'name=x&role[]=y&tenant[equals]=z', headers: FORM }),
    ask('a form', 'PATCH', `/${own}`, { body: 'name[a][b]=x', headers: FORM }),
    ask('a picture by its address', 'POST', '', {
      body: { ...touch, url: 'http://127.0.0.1:9/x.png', filename: '../x' },
    }),
    ask('rows of another dealer', 'PATCH', `?where[tenant][equals]=${b.tenant}`, { body: touch }),
    ask('one row of another dealer among own', 'PATCH', `?where[id][in]=${foreign},${nowhere(world)}`, {
      body: touch,
    }),
    ask('rows of another dealer', 'DELETE', `?where[tenant][equals]=${b.tenant}`),
    ask('a row of another dealer', 'DELETE', `/${foreign}`),
    ask('nothing named', 'DELETE', '?where[nothing][equals]=x'),
    ask('versions of another dealer', 'GET', `/versions?where[parent][equals]=${foreign}&depth=3`),
    ask('an odd version', 'POST', '/versions/%00?draft=maybe', { body: {} }),
    ask('an odd copy', 'POST', `/${foreign}/duplicate?draft=true`, { body: touch }),
    ...READS.map((query) => ask(query, 'GET', `?${query}`)),
  ]
}

const LOGIN = '/users/login'
/** Addresses that belong to no collection of the matrix, or do more than its rows tell. */
export const oddCalls = (world: World): OddAsk[] => {
  const post = (path: string, body: unknown): OddAsk => ({ name: `POST ${path}`, method: 'POST', path, body })
  const get = (path: string): OddAsk => ({ name: `GET ${path}`, method: 'GET', path })
  return [
    ...[
      { email: [], password: {} },
      { email: { equals: 'x' } },
      [],
      { email: 'x'.repeat(9_000), password: 1 },
    ].flatMap((body) =>
      [
        '/users/unlock',
        LOGIN,
        '/users/forgot-password',
        '/users/reset-password',
        '/users/first-register',
      ].map((path) => post(path, body)),
    ),
    post('/users/verify/x', {}),
    post('/users/refresh-token', [1]),
    post('/payload-preferences/list', { value: nested(60) }),
    post('/payload-preferences/%00', { value: ['x'.repeat(10_000)] }),
    post('/payload-locked-documents', {
      document: { relationTo: 'cars', value: world.ids.cars?.b },
      user: 'x',
    }),
    post('/payload-jobs/run', {}),
    post('/globals/settings', {}),
    post('/graphql', { query: '{ Users { docs { email } } }' }),
    ...[
      '/access',
      '/users/me',
      '/users/init',
      '/payload-jobs/run',
      '/globals/x',
      '/x/y/z/w',
      '/payload-preferences/x',
      ...['', 'a', '..', '%00', 'a&prefix=b'].map((prefix) => `/media/file/x?prefix=${prefix}`),
    ].map(get),
  ]
}
