import { expect, it } from 'vitest'
import { isStoreUnavailable } from '@/lib/storeHealth'

const named = (name: string, more: object = {}) => Object.assign(new Error('x'), { name }, more)

it.each([
  [named('MongoServerSelectionError'), true],
  [named('MongooseServerSelectionError'), true],
  [named('MongoNetworkError'), true],
  [named('MongoPoolClearedError'), true],
  [named('LibsqlError', { code: 'SQLITE_FULL' }), true],
  [named('LibsqlError', { code: 'SQLITE_BUSY' }), true],
  [named('Error', { cause: named('MongoNetworkTimeoutError') }), true],
  [named('MongoServerError', { code: 11600 }), true],
  [named('MongoServerError', { code: 10107 }), true],
  [named('MongoServerError', { code: 11000 }), false],
  [named('LibsqlError', { code: 'SQLITE_CONSTRAINT' }), false],
  [new TypeError('x'), false],
  ['SQLITE_FULL', false],
  [null, false],
])('%s: %s', (error, away) => {
  expect(isStoreUnavailable(error)).toBe(away)
})
