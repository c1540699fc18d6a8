import { describe, expect, it, test } from 'vitest'
import { formError, restError } from '@/access/restError'
import { addressFault, bodyFault, queryFault } from '@/access/restFault'

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

describe('formError', () => {
  const form = 'multipart/form-data; boundary=x'
  it.each([
    [new Error('Multipart: Boundary not found'), 'multipart/form-data', 400],
    [new Error('Unexpected end of form'), form, 400],
    [new Error('Malformed part header'), form, 400],
    [new Error('uploadConfig.handlers is not present for media'), form, 400],
    [new Error('Multipart limit has been reached'), form, 400],
    [new SyntaxError('Unexpected token'), form, 400],
    [new SyntaxError('Unexpected token'), 'application/json', undefined],
    [new Error('Unexpected end of form'), null, undefined],
    [new Error('The disk is full'), form, undefined],
  ])('%s of %s: %s', (error, type, status) => {
    expect(formError(error, type)?.status).toBe(status)
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

it.each([
  ['SQLITE_FULL', /disk of the server is full/],
  ['ENOSPC', /disk of the server is full/],
  ['SQLITE_BUSY', /database does not answer/],
])('%s is said to staff as what it is: %s', (code, words) => {
  const found = restError(Object.assign(new Error('x'), { code }))
  expect(found?.status).toBe(503)
  expect(found?.response.errors[0]?.message).toMatch(words)
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

test('an object in place of a word, or half of a letter, is the caller’s fault', () => {
  const thrown = (work: () => unknown): unknown => {
    try {
      return work()
    } catch (error) {
      return error
    }
  }
  const odd: unknown = JSON.parse('{"toString":1,"valueOf":1}')
  expect(restError(thrown(() => `${odd}`))?.status).toBe(400)
  expect(restError(thrown(() => encodeURIComponent('\ud800')))?.status).toBe(400)
  expect(restError(new TypeError('Cannot read properties of undefined'))).toBeUndefined()
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
