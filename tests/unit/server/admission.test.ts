import { describe, expect, it } from 'vitest'
import { admit } from '@/server/checks'

describe('admission', () => {
  it.each([
    '/admin',
    '/admin/collections/cars',
    '/Admin',
    '/ADMIN/login',
    '/admin.rsc',
    '/admin.segments/x',
    '/admin/api/cars',
    '/api/v1/openapi.json',
    '/api/V1/x',
    '/developers',
    '/metrics',
    '/sites/a.example',
    '/sites',
    '/Sites/a/search',
    '/_next/image',
  ])('a dealer host knows no %s', (path) => {
    expect(admit('GET', path, false, false)).toEqual({ fault: 404 })
  })

  it.each(['/sites/a.example/search', '/_next/image', '/SITES/x', '/unavailable', '/Unavailable.rsc'])(
    'the platform host knows no %s either',
    (path) => {
      expect(admit('GET', path, true, false)).toEqual({ fault: 404 })
    },
  )

  it.each([
    ['GET', '/', false],
    ['HEAD', '/search', false],
    ['POST', '/api/leads', false],
    ['POST', '/mcp', false],
    ['OPTIONS', '/api/leads', false],
    ['GET', '/administration', false],
    ['GET', '/api/v2', false],
    ['POST', '/admin/login', true],
    ['PUT', '/api/v1/dealerships/a/cars/1', true],
    ['GET', '/developers', true],
  ])('%s %s passes', (method, path, platform) => {
    expect(admit(method, path, platform, false)).toEqual({ pass: true })
  })

  it.each([
    ['POST', '/', false, false],
    ['OPTIONS', '/', false, false],
    ['OPTIONS', '/developers', true, false],
    ['POST', '/search', false, true],
    ['GET', '/', false, true],
    ['PUT', '/cars/x', false, false],
    ['POST', '/developers', true, false],
    ['TRACE', '/', false, false],
    ['PROPFIND', '/search', false, false],
    ['POST', '/API/leads', false, false],
    ['POST', '/api.rsc', false, false],
    ['POST', '/mcp', true, false],
    ['POST', '/mcp/x', false, false],
    ['POST', '/MCP', false, false],
    ['POST', '/Admin/login', true, false],
  ])('%s %s is no method of that address (server actions too)', (method, path, platform, action) => {
    expect(admit(method, path, platform, action)).toMatchObject({ fault: 405 })
  })

  it('asks the route of a call which methods it takes', () => {
    for (const path of ['/api/leads', '/mcp'])
      expect(admit('TRACE', path, false, false)).toEqual({ pass: true, odd: true })
    expect(admit('PROPFIND', '/admin', true, false)).toMatchObject({
      allow: expect.stringContaining('PATCH'),
    })
  })
})
