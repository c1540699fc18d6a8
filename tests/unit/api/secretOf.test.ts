import { expect, it } from 'vitest'
import { secretOf } from '@/integrator-api/withKey'

const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`

it.each([
  ['GET', null, null],
  ['GET', 'Bearer fc_1_a', 'fc_1_a'],
  ['PUT', 'bearer  fc_1_a ', 'fc_1_a'],
  ['GET', 'Bearer', null],
  ['GET', 'Bearer a b', null],
  ['GET', 'fc_1_a', null],
  ['GET', basic('google:fc_1_a'), 'fc_1_a'],
  ['HEAD', basic(':fc_1_a'), 'fc_1_a'],
  ['GET', basic('fc_1_a'), null],
  ['GET', basic('google:fc 1'), null],
  ['GET', 'Basic !!!', null],
  ['PUT', basic('google:fc_1_a'), null],
  ['DELETE', basic('google:fc_1_a'), null],
])('%s with %s', (method, authorization, secret) =>
  expect(secretOf(method, authorization, '/api/v1/leads')).toBe(secret),
)

it.each([
  ['/api/v1/inbound/mail', 'fc_1_a'],
  ['/api/v1/keys', null],
  ['/api/v1/inboundX', null],
])('a POST of %s takes a password as %s', (path, secret) =>
  expect(secretOf('POST', basic('any:fc_1_a'), path)).toBe(secret),
)
