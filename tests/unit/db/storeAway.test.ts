import { expect, it } from 'vitest'
import { isDiskFull, isStoreUnavailable } from '@/lib/storeHealth'

const named = (name: string, more: object = {}) => Object.assign(new Error('x'), { name }, more)

it.each([
  [named('MongoServerSelectionError'), true],
  [named('MongooseServerSelectionError'), true],
  [named('MongoNetworkError'), true],
  [named('MongoPoolClearedError'), true],
  [named('LibsqlError', { code: 'SQLITE_FULL' }), true],
  [named('LibsqlError', { code: 'SQLITE_BUSY' }), true],
  [named('Error', { code: 'ENOSPC' }), true],
  [named('MongoServerError', { code: 14031 }), true],
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

it.each([
  [named('LibsqlError', { code: 'SQLITE_FULL' }), true],
  [named('DrizzleQueryError', { cause: named('LibsqlError', { code: 'SQLITE_FULL' }) }), true],
  [named('Error', { code: 'ENOSPC' }), true],
  [named('Error', { code: 'EDQUOT' }), true],
  [named('MongoServerError', { code: 14031 }), true],
  [named('LibsqlError', { code: 'SQLITE_BUSY' }), false],
  [named('MongoNetworkError'), false],
  [new Error('SQLITE_FULL'), false],
  [null, false],
])('%s: a full disk is %s', (error, full) => {
  expect(isDiskFull(error)).toBe(full)
})
