/** What src/lib/nextContract.ts and nextNames.ts assume, checked against the package: an upgrade that breaks one fails here by name. */
import { readFileSync } from 'node:fs'
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import { RSC_SEGMENTS_DIR_SUFFIX, RSC_SUFFIX } from 'next/dist/lib/constants.js'
import { imageConfigDefault } from 'next/dist/shared/lib/image-config.js'
import { expect, it } from 'vitest'
import { dropOddState, isDevTooling, loadReactDomServer, STEERING_HEADERS } from '@/lib/nextContract'
import { prefetchPage } from '@/lib/nextPrefetch'
import {
  isBuilding,
  isBuiltFile,
  isNextFile,
  isPictureOptimiser,
  shortIcons,
  withoutSuffix,
} from '@/lib/nextNames'
import { stripHeaders } from '@/server/inbound'

const packageFile = (file: string) => readFileSync(`node_modules/next/dist/${file}`, 'utf8')

it('a build says so in a variable', () => {
  expect(isBuilding({ NEXT_PHASE: PHASE_PRODUCTION_BUILD })).toBe(true)
  expect([isBuilding({}), isBuilding({ NEXT_PHASE: 'phase-production-server' })]).toEqual([false, false])
  expect(packageFile('build/index.js')).toMatch(/process\.env\.NEXT_PHASE = \S*PHASE_PRODUCTION_BUILD/)
})

it('the bundler writes the runtime into the start-up, in place of its variable', () => {
  expect(packageFile('build/define-env.js')).toMatch(/'process\.env\.NEXT_RUNTIME': .*'nodejs'/)
  expect(readFileSync('src/instrumentation.ts', 'utf8')).toContain("process.env.NEXT_RUNTIME === 'nodejs'")
})

it('a page is also answered under the suffixes of its data', () => {
  expect([RSC_SUFFIX, RSC_SEGMENTS_DIR_SUFFIX].map((suffix) => withoutSuffix(`admin${suffix}`))).toEqual([
    'admin',
    'admin',
  ])
  expect(withoutSuffix('admin')).toBe('admin')
})

it('the optimiser of pictures is one address', () => {
  const [, first = '', second = ''] = imageConfigDefault.path.split('/')
  expect([isPictureOptimiser(first, second), isPictureOptimiser(first, 'static')]).toEqual([true, false])
})

it('files of Next are in one folder, those of the build in one below', () => {
  const paths = ['/_next/static/a.js', '/_next/webpack-hmr', '/_nextish', '/search']
  expect(paths.map(isNextFile)).toEqual([true, true, false, false])
  expect(paths.map(isBuiltFile)).toEqual([true, false, false, false])
})

it('the drawing of the icons has a short address, which the settings lead back to its file', () => {
  expect(shortIcons('/_next/static/media/icons.0aj5lj6c_fd43.svg')).toBe('/i/0aj5lj6c_fd43')
  expect(shortIcons('/_next/static/media/other.0aj5.svg')).toBe('/_next/static/media/other.0aj5.svg')
  expect(readFileSync('next.config.ts', 'utf8')).toContain(
    "source: '/i/:hash', destination: '/_next/static/media/icons.:hash.svg'",
  )
})

it('data is refused whose address lacks the mark of its headers, unless the setting says otherwise', () => {
  expect(packageFile('server/base-server.js')).toContain('experimental.validateRSCRequestHeaders')
  expect(readFileSync('next.config.ts', 'utf8')).toContain('validateRSCRequestHeaders: false')
})

it('every header by which a request could steer Next is taken off', () => {
  const source = readFileSync('node_modules/next/dist/server/lib/server-ipc/utils.js', 'utf8')
  const [, list = ''] = /INTERNAL_HEADERS = \[([^\]]+)\]/.exec(source) ?? []
  const sent = [...list.matchAll(/'([\w-]+)'/g)].flatMap(([, name]) => name ?? [])
  expect(sent.length).toBeGreaterThan(5)
  const headers = Object.fromEntries([...sent, ...STEERING_HEADERS.names].map((name) => [name, '1']))
  stripHeaders(headers)
  expect(headers).toEqual({})
})

it.each([
  ['["",{"children":["search",{}]}]', true],
  ['["",{}]', true],
  ['%', false],
  ['[]', false],
  ['{}', false],
  ['', false],
  ['null', false],
  [`["${'x'.repeat(41_000)}",{}]`, false],
])('the state of Next’s router %j goes on: %s', (text, isLeft) => {
  for (const sent of [text, text.startsWith('%') ? text : encodeURIComponent(text)]) {
    const headers = { 'next-router-state-tree': sent, rsc: '1' }
    dropOddState(headers)
    expect(headers).toEqual(isLeft ? { 'next-router-state-tree': sent, rsc: '1' } : { rsc: '1' })
  }
  const none = {}
  dropOddState(none)
  expect(none).toEqual({})
})

it('Next knows a kind of prefetch that fetches a whole page', () => {
  const requested: unknown[] = []
  prefetchPage({ prefetch: (href, { kind }) => void requested.push([href, kind]) }, '/cars/x')
  expect(requested).toEqual([['/cars/x', 'full']])
  const router = readFileSync('node_modules/next/dist/client/components/prefetch.js', 'utf8')
  expect(router).toMatch(/case \S*PrefetchKind\.FULL:/)
})

it('the tools of development are under one name', () => {
  const tools = readFileSync('node_modules/next/dist/server/dev/middleware-turbopack.js', 'utf8')
  const [, path = ''] = /'(\/__nextjs_[\w-]+)'/.exec(tools) ?? []
  expect([path, isDevTooling(path), isDevTooling('/search')]).toEqual([
    expect.stringContaining('/__'),
    true,
    false,
  ])
})

it('React’s own renderer for text is loaded past the bundler', () => {
  expect(loadReactDomServer().renderToStaticMarkup('<b>')).toBe('&lt;b&gt;')
})
