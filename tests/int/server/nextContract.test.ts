/**
 * What src/lib/nextContract.ts, nextNames.ts and nextBuild.mjs assume of Next and React, checked against the built app: an upgrade
 * that breaks one fails here by name. What the package alone can tell is in tests/unit/server/nextPackage.test.ts.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { text as textOf } from 'node:stream/consumers'
import { createClient, type Client } from '@libsql/client'
import * as names from 'next/dist/client/components/app-router-headers.js'
import { HTML_LIMITED_BOT_UA_RE } from 'next/dist/shared/lib/router/utils/html-bots.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { makeNonce } from '@/server/securityHeaders'
import {
  isDataRequest,
  isEmptyShell,
  isFailedRender,
  isServerAction,
  NONCE_PLACEHOLDER,
  DROPPED_HEADERS,
  WHOLE_HEAD_AGENT,
} from '@/lib/nextContract'
import { BUILD_ID } from '@/lib/nextBuild.mjs'
import { isBuiltFile } from '@/lib/nextNames'
import { startApp, type AppProcess } from '../../helpers/appProcess'

const HOST = 'westside-motors.localhost'
let dataDir = ''
let app: AppProcess
let db: Client
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'forecourt-contract-'))
  app = await startApp({ DATA_DIR: dataDir })
  db = createClient({ url: `file:${path.join(dataDir, 'forecourt.db')}` })
  await db.execute('pragma busy_timeout = 10000') // As the app's own connections: it may be writing.
})
afterAll(async () => {
  db?.close()
  await app?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})
const get = (path: string, headers: Record<string, string> = {}, host = HOST) =>
  app.ask({ host, path, headers })
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
/** The bodies of the scripts that a browser would run. */
const inlineScripts = (html: string): string[] =>
  [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', body = '']) =>
    body && !/\ssrc=|type="application\//.test(attributes) ? [body] : [],
  )
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

describe('headers of Next’s router', () => {
  it('are these five', () => {
    expect([...names.FLIGHT_HEADERS].sort()).toEqual([
      'next-hmr-refresh',
      'next-router-prefetch',
      'next-router-segment-prefetch',
      'next-router-state-tree',
      'rsc',
    ])
  })

  it('that a page varies by are those that make the key of its cache entry', async () => {
    const { headers } = await get('/search')
    expect(String(headers.vary).toLowerCase().split(', ').sort()).toEqual([
      'accept-encoding',
      'next-router-prefetch',
      'next-router-segment-prefetch',
      'next-router-state-tree',
      'rsc',
    ])
  })

  it('ask for data instead of a page, which starts below the layout when the browser shows that', async () => {
    const rsc = { [names.RSC_HEADER]: '1' }
    const segments = ['', '(site)', 'sites', ['host', HOST, 'd', null], 'search']
    const state = segments.reduceRight<unknown>((below, one) => [one, below ? { children: below } : {}], null)
    const shown = { [names.NEXT_ROUTER_STATE_TREE_HEADER]: encodeURIComponent(JSON.stringify(state)) }
    const [whole, below] = [await get('/search', rsc), await get('/search', { ...rsc, ...shown })]
    for (const { status, headers } of [whole, below])
      expect([status, headers['content-type']]).toEqual([200, names.RSC_CONTENT_TYPE_HEADER])
    expect([whole, below].map(({ text }) => text.includes('<header'))).toEqual([true, false])
  })

  it.each(['%', '[]', 'junk', '{"a":1}', '["",{}'])(
    'that hold a state which is none (%s) are no fault of the server, on pages that are cached and others',
    async (state) => {
      const data = { [names.RSC_HEADER]: '1' }
      const odd = { ...data, [names.NEXT_ROUTER_STATE_TREE_HEADER]: state }
      for (const at of ['/', '/search', '/cars', '/account', '/garage', '/sign-in', '/nowhere'])
        expect([at, (await get(at, odd)).status]).toEqual([at, (await get(at, data)).status])
      for (const at of ['/admin/login', '/developers'])
        expect([at, (await get(at, odd, 'localhost')).status]).toEqual([at, 200])
    },
  )

  it('come with a query parameter that changes nothing', async () => {
    expect(names.NEXT_RSC_UNION_QUERY).toBe('_rsc')
    const [plain, marked] = [await get('/models', { rsc: '1' }), await get('/models?_rsc=abc', { rsc: '1' })]
    expect(marked.headers.etag).toBe(plain.headers.etag)
  })
})

describe('a page that fails while it renders', () => {
  const hits = async () =>
    z
      .object({ hits: z.array(z.object({ id: z.string(), slug: z.string() })).min(2) })
      .parse(JSON.parse((await get('/api/cars/search')).text)).hits

  it.each([
    ['as a page', 0, {}, 500, isEmptyShell],
    ['as data', 1, { rsc: '1' }, 200, (body: Buffer) => isFailedRender('text/x-component', body)],
  ])(
    '%s: can be told, is not stored, and is good again at once',
    async (_kind, at, headers, status, tells) => {
      const { slug = '' } = (await hits())[at] ?? {}
      // A value that cannot be shown is left out: only a store that fails makes the whole page fail.
      await db.execute('alter table cars rename to cars_away')
      const failed = await get(`/cars/${slug}`, headers)
      await db.execute('alter table cars_away rename to cars')
      expect([failed.status, tells(failed.body)]).toEqual([status, true])
      const good = await get(`/cars/${slug}`, headers)
      expect([good.status, tells(good.body), good.text.includes(slug)]).toEqual([200, false, true])
    },
  )

  it('in a part that React waits for is marked, by the React that Next brings', async () => {
    const load = createRequire(import.meta.url)
    const { createElement, Suspense } = load('next/dist/compiled/react')
    const { renderToPipeableStream } = load('next/dist/compiled/react-dom/server.node')
    const Failing = () => {
      throw new Error('planted')
    }
    const render = async (child: unknown) => {
      const out = new PassThrough()
      renderToPipeableStream(createElement(Suspense, { fallback: 'waiting' }, child), {
        onError: () => '123',
      }).pipe(out)
      return Buffer.from(await textOf(out))
    }
    const bodies = [await render(createElement(Failing)), await render('good')]
    expect(bodies.map((body) => isFailedRender('text/html', body))).toEqual([true, false])
  })
})

it('notFound() sends an empty shell that is told by its first bytes', async () => {
  const { status, body } = await get('/search', {}, 'nobody.localhost')
  expect([status, isEmptyShell(body)]).toEqual([404, true])
})

it.each(['/nothing/here', '/cars/nothing', '/search?page=9999', '/reservations/nothing'])(
  'data of %s, which is not there, has the status of its page: the router then loads the document',
  async (at) => {
    const found = [await get(at), await get(at, { [names.RSC_HEADER]: '1' })]
    expect(found.map(({ status }) => status)).toEqual([404, 404])
  },
)

it('no page is rendered at build time, not even the one for what is not there: its scripts have the nonce, and may run', async () => {
  const manifest = z
    .object({ routes: z.record(z.string(), z.unknown()) })
    .parse(JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8')))
  expect(manifest.routes).toEqual({})
  const { headers, text } = await get('/nothing/here', {}, 'localhost')
  expect(headers[names.NEXT_IS_PRERENDER_HEADER]).toBeUndefined()
  const scripts = inlineScripts(text)
  expect(scripts.length).toBeGreaterThan(0)
  for (const script of scripts) expect(headers['content-security-policy']).toContain(hashOf(script))
})

it('Next takes its nonce from the request’s policy, and a placeholder of its length leaves the page whole', async () => {
  expect(makeNonce()).toHaveLength(NONCE_PLACEHOLDER.length)
  const { headers, text } = await get('/search')
  const scripts = [...text.matchAll(SCRIPT)].filter(
    ([, attributes]) => !attributes?.includes('type="application/'),
  )
  expect(scripts.length).toBeGreaterThan(2)
  for (const [, attributes] of scripts) expect(attributes).toContain(`nonce="${NONCE_PLACEHOLDER}"`)
  for (const script of inlineScripts(text))
    expect(headers['content-security-policy']).toContain(hashOf(script))
})

it('scripts of the app are written so that a page can ask for them late', async () => {
  const { text } = await get('/search')
  expect(text).not.toMatch(/<(script|link)[^>]* (src|href)="[^"]*\.js"(?![^>]*noModule)/)
  const [, list = ''] = /for\(const src of (\[[^\]]+\])\)/.exec(text) ?? []
  const names = z.array(z.string()).min(5).parse(JSON.parse(list))
  expect(names.filter((name) => name.includes('/turbopack-'))).toHaveLength(1)
  for (const name of names)
    expect([isBuiltFile(name), existsSync(name.replace('/_next', '.next'))]).toEqual([true, true])
  const script = await get(names[0] ?? '')
  expect([script.status, script.headers['content-type']]).toEqual([
    200,
    expect.stringContaining('javascript'),
  ])
})

it('metadata stands in the head of a page, for the reader that the server pretends to be', async () => {
  expect(HTML_LIMITED_BOT_UA_RE.test(WHOLE_HEAD_AGENT)).toBe(true)
  for (const at of ['/', '/search', '/locations']) {
    const { text } = await get(at)
    const head = text.slice(0, text.indexOf('</head>'))
    const tags = ['<title>', '<meta name="description"', '<link rel="canonical"']
    expect([at, ...tags.map((tag) => head.split(tag).length - 1)]).toEqual([at, 1, 1, 1])
  }
})

it('static parts are drawn past the bundler, and stand in a whole page once', async () => {
  const { text } = await get('/search')
  const card = /<article[^>]*class=\\?"card/g
  const count = (html: string) => html.match(card)?.length ?? 0
  expect(count(text.replaceAll(SCRIPT, ''))).toBeGreaterThan(10)
  expect(count((text.match(SCRIPT) ?? []).join(''))).toBe(0)
})

it('the optimiser of pictures is not reached, under any of its names', async () => {
  const picture = 'url=%2Ffonts%2Fx&w=640&q=75'
  for (const at of ['/_next/image', '/_next/image.rsc', '/_NEXT/Image'])
    expect([at, (await get(`${at}?${picture}`)).status]).toEqual([at, 404])
})

it('the built server has its settings from the build, and loads no compiler to read them', () => {
  const { config } = z
    .object({ config: z.object({ experimental: z.object({ validateRSCRequestHeaders: z.boolean() }) }) })
    .parse(JSON.parse(readFileSync('.next/required-server-files.json', 'utf8')))
  expect([existsSync(BUILD_ID), config.experimental.validateRSCRequestHeaders]).toEqual([true, false])
  expect(readFileSync(`/proc/${app.pid}/maps`, 'utf8')).not.toMatch(/next-swc|esbuild/)
})

it('headers in which Next says how it answered do not leave the server', async () => {
  for (const at of ['/search', '/search']) {
    const { headers } = await get(at)
    expect(
      Object.keys(headers).filter((name) => DROPPED_HEADERS.includes(name) || /^x-next/.test(name)),
    ).toEqual([])
  }
})

it('a call of a server function and a request for data are told by their headers', async () => {
  expect(isServerAction({ [names.ACTION_HEADER]: 'abc' })).toBe(true)
  expect(isServerAction(new Headers({ [names.ACTION_HEADER]: 'abc' }))).toBe(true)
  expect([isServerAction({}), isServerAction(new Headers())]).toEqual([false, false])
  expect([isDataRequest({ [names.RSC_HEADER]: '1' }), isDataRequest({})]).toEqual([true, false])
  const action = await get('/search', { [names.ACTION_HEADER]: 'abc' })
  expect(action.status).toBe(405)
})
