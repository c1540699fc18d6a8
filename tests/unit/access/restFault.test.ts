import { describe, expect, it, test } from 'vitest'
import { restError } from '@/access/restError'
import { addressFault, bodyFault, formFault, queryFault } from '@/access/restFault'

const collections = [
  { slug: 'pages', versions: { drafts: false }, endpoints: [] },
  { slug: 'cars', versions: false, endpoints: [] },
  { slug: 'keys', versions: false, endpoints: false },
]

describe('addressFault', () => {
  it.each([
    ['pages', null],
    ['pages/1', null],
    ['pages/versions', null],
    ['pages/versions/1', null],
    ['cars', null],
    ['cars/1', null],
    ['cars/versions', 404],
    ['cars/versions/1', 404],
    ['cars/verify/x', 404],
    ['keys', 404],
    ['keys/1', 404],
    ['unknown', null],
    ['', null],
  ])('%s: %s', (path, status) => {
    expect(addressFault(path.split('/'), collections)?.status ?? null).toBe(status)
  })
})

describe('bodyFault', () => {
  const json = 'application/json'
  it.each([
    ['POST', 'cars', json, '{"a":1}', null],
    ['POST', 'cars', `${json}; charset=utf-8`, '{}', null],
    ['POST', 'cars', json, '[]', 400],
    ['POST', 'cars', json, 'null', 400],
    ['POST', 'cars', json, '', 400],
    ['POST', 'cars', json, '{', 400],
    ['POST', 'cars', null, '', 400],
    ['POST', 'cars', 'text/plain', '{}', 400],
    ['POST', 'media', 'multipart/form-data; boundary=x', '', null],
    ['POST', 'cars', 'application/x-www-form-urlencoded', 'a=1', 400],
    ['PATCH', 'cars/1', 'application/x-www-form-urlencoded', 'a=1', 400],
    ['POST', 'users/login', null, '', null],
    ['PATCH', 'cars/1', json, '1', 400],
    ['PATCH', 'cars', json, '"x"', 400],
    ['PATCH', 'cars/1', json, '{}', null],
    ['GET', 'cars', null, '', null],
    ['DELETE', 'cars/1', null, '', null],
  ])('%s %s %s %s: %s', (method, path, type, body, status) => {
    expect(bodyFault(method, path.split('/'), type, body)?.status ?? null).toBe(status)
  })
})

describe('formFault', () => {
  const whole = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n'
  it.each([
    ['multipart/form-data', '', 400],
    ['multipart/form-data; boundary=x', '', 400],
    ['multipart/form-data; boundary=x', whole.slice(0, 40), 400],
    ['multipart/form-data; boundary=x', whole, null],
    ['application/json', '{', null],
  ])('%s with %j: %s', async (type, body, status) => {
    const request = new Request('http://localhost/admin/api/media', {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    })
    expect((await formFault(request))?.status ?? null).toBe(status)
    // Whoever reads it next finds it untouched.
    expect(await request.text()).toBe(body)
  })
})

describe('queryFault', () => {
  it.each([
    ['', null],
    ['where=', null],
    ['where=%7B%7D', null],
    ['where[id][equals]=1', null],
    ['where=%7B', 400],
    ['data=%7B', 400],
    ['data=%7B%22a%22%3A1%7D', null],
    ['page=2&limit=10&depth=0', null],
    ['page=', null],
    ['page=1e30', 400],
    ['limit=-1', 400],
    ['depth=1.5', 400],
    ['page=12345678', 400],
    ['limit=abc', null],
    ['prefix=', 400],
    ['prefix=..', 400],
    ['where[prefix][equals]=x', null],
  ])('%s: %s', (query, status) => {
    expect(queryFault(new URLSearchParams(query))?.status ?? null).toBe(status)
  })
})

test("a date that is none is the caller's fault, any other error is not", () => {
  const thrown = (work: () => unknown): unknown => {
    try {
      return work()
    } catch (error) {
      return error
    }
  }
  expect(restError(thrown(() => new Date('never').toISOString()))?.status).toBe(400)
  expect(restError(thrown(() => 'x'.repeat(-1)))).toBeUndefined()
  expect(restError(new Error('Invalid time value'))).toBeUndefined()
  const undefinedDate = new TypeError('undefined cannot be passed as argument to the database')
  expect(restError(new Error('Failed query: select count(*)', { cause: undefinedDate }))?.status).toBe(400)
})

test('a form is refused as a save, and read where the admin asks a long query by it', () => {
  const type = 'application/x-www-form-urlencoded'
  expect(bodyFault('POST', ['cars'], type, '', true)).toBeNull()
  expect(bodyFault('POST', ['cars'], type, '')?.status).toBe(400)
})

test.each([
  ['adapter.operators[queryOperator] is not a function', undefined, 400],
  ['Failed query: select 1', { code: 'SQLITE_ERROR' }, 400],
  ['Failed query: select 1', { code: 'SQLITE_IOERR' }, undefined],
  ['Failed query: update "popups"', new TypeError('Unsupported type of value'), 400],
  ['Failed query: update "popups"', { code: 'SQLITE_FULL' }, undefined],
  ['anything else', undefined, undefined],
])('%s caused by %j is answered %s', (message, cause, status) => {
  expect(restError(new Error(message, { cause }))?.status).toBe(status)
})
