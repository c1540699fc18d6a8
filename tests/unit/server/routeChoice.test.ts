import { expect, it } from 'vitest'
import { isCallPath, type RequestContext } from '@/server/checks'
import { readerOf } from '@/server/answers'
import { routeChoice } from '@/server/servePage'
import { parseTarget } from '@/server/inbound'

function contextOf(path: string, isPlatform: boolean): RequestContext {
  const target = parseTarget(path)
  if (!('url' in target)) throw new Error(`${path} is refused`)
  const host = isPlatform ? 'localhost' : 'a.example'
  return {
    id: 'one',
    host,
    authority: host,
    scheme: 'https',
    address: '203.0.113.1',
    target,
    isPlatform,
    isCall: isCallPath(target.decoded, isPlatform),
    reader: readerOf(target.decoded, isPlatform),
    isOddMethod: false,
  }
}

const chosen = (path: string, { method = 'GET', isPlatform = false, caches = true } = {}) => {
  const choice = routeChoice({ method }, contextOf(path, isPlatform), caches)
  const { url } = choice.context.target
  return choice.by === 'cache'
    ? `${choice.route.name} ${url}${choice.hasSlash ? ' moved' : ''}`
    : `app ${url}${choice.isCounted ? ' counted' : ''}`
}

it.each([
  ['/search?x=1', {}, 'list /search?x=1'],
  ['/search', { method: 'HEAD' }, 'list /search'],
  ['/search', { caches: false }, 'app /search counted'],
  ['/contact/?x=1', {}, 'content /contact?x=1 moved'],
  ['/contact/', { caches: false }, 'app /contact/ counted'],
  // Perhaps behind a sign-in: nobody has read the site yet.
  ['/finance/?x=1', {}, 'app /finance?x=1'],
  ['/_next/static/a.js', {}, 'static /_next/static/a.js'],
  ['/_next/static/a.js', { isPlatform: true }, 'static /_next/static/a.js'],
  ['/pictures/a.jpg', {}, 'app /pictures/a.jpg'],
  ['/api/leads', { method: 'POST' }, 'app /api/leads'],
  ['/mcp', { method: 'POST' }, 'app /mcp counted'],
  ['/admin/', { isPlatform: true }, 'app /admin/'],
  ['/contact', { isPlatform: true }, 'app /contact'],
] as const)('%s with %j is answered by %s', (path, how, expected) => expect(chosen(path, how)).toBe(expected))
