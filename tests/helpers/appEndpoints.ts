/** Every address of the application, read from its folders, so that a new one is tested without being listed. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Endpoint } from './malformed'

export interface Samples {
  dealer: string
  /** A valid value for each folder in brackets, by the address that leads to it: `/cars/[slug]`. */
  params: Record<string, string>
  /** Header lines of those who may call: an integrator, a signed-in platform admin. */
  key: readonly string[]
  session: readonly string[]
  /** Valid bodies by method and address, as in the folders. */
  bodies: Record<string, Record<string, unknown>>
  /** Collections of the admin's REST, and a stored document of each where there is one. */
  collections: readonly { slug: string; id: string }[]
}

const FILES = new Set(['page.tsx', 'route.ts'])
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const PLATFORM = /^\/(?:admin|developers|preview|api\/v1)(?:\/|$)/
const WHERE = [
  '?where[id][equals]=x',
  '?where[price][near]=1,2,3',
  '?where[__proto__][equals]=1',
  '?where[or][0][and]=x',
  '?where[tenant][in][0]=',
  '?where[nothing][exists]=maybe',
  '?where[id][like]=%25',
  '?where=x',
  '?where[createdAt][greater_than]=never',
  '?sort=-nothing',
  '?sort[]=a',
  '?depth=99',
  '?depth=-1',
  '?limit=abc',
  '?limit=1e9',
  '?page=0',
  '?page=1e30',
  '?select[nothing]=true',
  '?select=x',
  '?populate[x][y]=1',
  '?joins[x][limit]=-1',
  '?locale=xx',
  '?fallback-locale=%00',
  '?draft=maybe',
  '?trash=x',
  '?pagination=no',
  '?where[name][equals]=%00',
  '?where[id][in]=',
  '?where[id][not_in][a]=1',
  '?where[price][greater_than]=abc',
  '?where[year][equals][x]=1',
  '?where[slug][contains]=%ff',
  '?data=%7B',
]

function* filesUnder(dir: string): Generator<string> {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const at = path.join(dir, entry.name)
    if (entry.isDirectory()) yield* filesUnder(at)
    else if (FILES.has(entry.name)) yield at
  }
}

/** `src/app/(site)/sites/[host]/cars/[slug]/page.tsx` -> `/cars/[slug]`, on a dealer's host. */
function addressOf(file: string): { address: string; site: boolean } {
  const folders = path
    .relative('src/app', path.dirname(file))
    .split(path.sep)
    .filter((name) => name && !/^\(.*\)$/.test(name))
  const site = folders[0] === 'sites'
  return { address: `/${(site ? folders.slice(2) : folders).join('/')}`, site }
}

function filled(address: string, params: Record<string, string>): string {
  let at = ''
  let path = ''
  for (const folder of address.split('/').filter(Boolean)) {
    at += `/${folder}`
    path += `/${folder.startsWith('[') ? (params[at] ?? 'nothing') : folder}`
  }
  return path || '/'
}

/** The methods of a file: GET for a page, for a route those in `methods()` or its exports, all for an address without calls. */
function methodsOf(file: string): string[] {
  if (file.endsWith('.tsx')) return ['GET']
  const text = readFileSync(file, 'utf8')
  const named = METHODS.filter((method) =>
    new RegExp(`\\b${method}:|export (?:const|async function|function) ${method}\\b`).test(text),
  )
  return named.length ? named : METHODS
}

function adminRest({ collections, session }: Samples): Endpoint[] {
  const lists = collections.map(({ slug }) => `/admin/api/${slug}`)
  const one = collections.map(({ slug, id }) => `/admin/api/${slug}/${id}`)
  const versions = collections.flatMap(({ slug, id }) => [
    `/admin/api/${slug}/versions`,
    `/admin/api/${slug}/versions/${id}`,
    `/admin/api/${slug}/count`,
    `/admin/api/${slug}/access/${id}`,
  ])
  const base = {
    host: 'localhost',
    headers: session,
    queries: WHERE,
    body: {
      name: 'x',
      slug: 'x',
      tenant: 'x',
      title: 'x',
      config: {},
      domains: [],
      email: 'x@y.example',
      password: 'x',
      status: 'x',
      price: 1,
      layout: [],
      days: [],
    },
  }
  const auth = [
    'login',
    'logout',
    'refresh-token',
    'forgot-password',
    'reset-password',
    'verify/x',
    'unlock',
    'first-register',
    'me',
    'init',
  ].map((name) => `/admin/api/users/${name}`)
  const rest = [
    '/admin/api/access',
    '/admin/api/preferences/x',
    '/admin/api/payload-preferences/x',
    '/admin/api/payload-locked-documents',
    '/admin/api/payload-jobs/run',
    '/admin/api/globals/x',
    '/admin/api/graphql',
    '/admin/api/x/y/z',
  ]
  const call = (method: string, paths: string[]): Endpoint => ({
    ...base,
    method,
    path: paths[0] ?? '/',
    paths,
  })
  // Nothing that exists is deleted or changed: an odd request may be a valid one, and others follow.
  const absent = collections.flatMap(({ slug }) => [
    `/admin/api/${slug}/none`,
    `/admin/api/${slug}?where[id][equals]=none&x=`,
  ])
  return [
    ...(['GET', 'POST'] satisfies string[]).map((method) => call(method, lists)),
    call('GET', one),
    call('GET', versions),
    call('POST', versions),
    call('PATCH', absent),
    call('DELETE', absent),
    ...(['GET', 'POST'] satisfies string[]).flatMap((method) => [call(method, auth), call(method, rest)]),
  ]
}

const SERVER_PATHS = [
  '/healthz',
  '/readyz',
  '/metrics',
  '/_next/static/x.js',
  '/fonts/x.woff2',
  '/favicon.ico',
  '/nowhere',
]

/** One entry per address and method. */
export function appEndpoints(samples: Samples): Endpoint[] {
  const { dealer, params, key, bodies } = samples
  const found: Endpoint[] = []
  for (const file of [...filesUnder('src/app')].sort()) {
    const { address, site } = addressOf(file)
    if (address.startsWith('/admin/api/')) continue
    const platform = !site && (PLATFORM.test(address) || address === '/')
    const headers = address.startsWith('/api/v1') ? key : address.startsWith('/admin') ? samples.session : []
    for (const method of methodsOf(file)) {
      const body = bodies[`${method} ${address}`]
      found.push({
        method,
        path: filled(address, params),
        host: platform ? 'localhost' : dealer,
        headers,
        ...(body ? { body } : {}),
      })
    }
  }
  const ofServer = SERVER_PATHS.flatMap((at) =>
    [dealer, 'localhost'].map((host) => ({ method: 'GET', path: at, host })),
  )
  return [...found, ...ofServer, ...adminRest(samples)]
}
