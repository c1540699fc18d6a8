import { expect, it } from 'vitest'
import { parseEnv } from '@/env.schema'

const secret = 'f3a9'.repeat(12)
const mongo = 'mongodb://db/forecourt?replicaSet=rs0'
const production = { DATABASE_URL: mongo, PAYLOAD_SECRET: secret, PLATFORM_HOST: 'forecourt.example' }
const parse = (source: Record<string, string>) => parseEnv(source, () => 'generated')

it('runs in demo mode without any variable, on loopback', () => {
  expect(parse({}).env).toMatchObject({
    mode: 'demo',
    host: '127.0.0.1',
    port: 3000,
    platformHost: 'localhost',
    payloadSecret: 'generated',
    role: 'all',
  })
})

it('makes the secret of the demo when it is needed, and once', () => {
  let made = 0
  const { env } = parseEnv({}, () => `secret ${++made}`)
  expect(made).toBe(0)
  expect([env?.payloadSecret, env?.payloadSecret]).toEqual(['secret 1', 'secret 1'])
})

it('runs in demo mode under another name of this machine', () => {
  expect(parse({ PLATFORM_HOST: 'forecourt' }).env?.platformHost).toBe('forecourt')
})

it('runs in production mode with a database, a secret and a host', () => {
  expect(parse(production).env).toMatchObject({
    mode: 'production',
    databaseUrl: mongo,
    payloadSecret: secret,
  })
  expect(parse({ ...production, DATABASE_URL: 'file:/data/a.db' }).faults).toEqual([])
})

it.each([
  ['production asks platform admins for a second step', production, true],
  ['unless it is told otherwise', { ...production, PLATFORM_ADMIN_TWO_STEPS: 'optional' }, false],
  ['the demo asks for a password alone', {}, false],
  ['unless it is told otherwise there, too', { PLATFORM_ADMIN_TWO_STEPS: 'required' }, true],
])('%s', (_what, source, requested) => expect(parse(source).env?.platformTwoSteps).toBe(requested))

it('knows secrets of before by commas or spaces, none by default', () => {
  expect(parse(production).env?.previousSecrets).toEqual([])
  expect(parse({ ...production, PREVIOUS_SECRETS: 'one, two' }).env?.previousSecrets).toEqual(['one', 'two'])
})

it.each([
  [{ PLATFORM_ADMIN_TWO_STEPS: 'yes' }, 'PLATFORM_ADMIN_TWO_STEPS must be required or optional'],
  [{ PAYLOAD_SECRET: '' }, 'PAYLOAD_SECRET is missing'],
  [{ PAYLOAD_SECRET: 'changeme' }, 'PAYLOAD_SECRET is too weak'],
  [{ PAYLOAD_SECRET: 'a'.repeat(64) }, 'PAYLOAD_SECRET is too weak'],
  [{ PLATFORM_HOST: '' }, 'PLATFORM_HOST is missing'],
  [{ PLATFORM_HOST: 'https://x' }, 'PLATFORM_HOST must be a host name'],
  [{ PLATFORM_HOST: 'forecourt' }, 'PLATFORM_HOST is no public host name'],
  [{ PLATFORM_HOST: 'localhost' }, 'PLATFORM_HOST is no public host name'],
  [{ DATABASE_URL: 'mongodb://db/forecourt' }, 'DATABASE_URL names no replica set'],
  [{ DATABASE_URL: 'postgres://db' }, 'DATABASE_URL must start with mongodb:// or mongodb+srv:// or file:,'],
  [{ MEILISEARCH_HOST: 'http://m:7700' }, 'MEILISEARCH_API_KEY is missing'],
  [{ MEILISEARCH_HOST: 'm:7700' }, 'MEILISEARCH_HOST must start with'],
  [{ REDIS_URL: 'redis.example' }, 'REDIS_URL must start with'],
  [{ MAIL_FROM: 'nomail' }, 'MAIL_FROM must be an address alone'],
  [{ MAIL_FROM: 'Cars <a@b.example>' }, 'MAIL_FROM must be an address alone'],
  [{ S3_BUCKET: 'cars' }, 'S3_BUCKET is set, so'],
  [{ ROLE: 'boss' }, 'ROLE must be all, web or worker'],
  [{ ROLE: 'web' }, 'REDIS_URL is needed'],
  [{ ROLE: 'worker' }, 'MEILISEARCH_HOST is needed'],
  [{ PORT: '99999999' }, 'PORT must be a port number from 0 to 65535'],
  [{ PORT: '-1' }, 'PORT must be a port number from 0 to 65535'],
  [{ PORT: '1.5' }, 'PORT must be a port number from 0 to 65535'],
  [{ PORT: 'web' }, 'PORT must be a port number from 0 to 65535'],
  [{ PICTURE_CACHE_MB: 'much' }, 'PICTURE_CACHE_MB must be a number of megabytes'],
  [{ PAGE_CACHE_MB: '-1' }, 'PAGE_CACHE_MB must be at least 0'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be 1 for yes, or 0 or empty for no'],
  [{ DATABASE_ALLOW_STANDALONE: 'yes' }, 'DATABASE_ALLOW_STANDALONE must be 1 for yes'],
  [{ PICTURE_CACHE_MB: '1' }, 'PICTURE_CACHE_MB must be at least 10'],
])('refuses %j in one clear sentence', (change, sentence) => {
  const { env, faults } = parse({ ...production, ...change })
  expect(env).toBeNull()
  expect(faults.filter((fault) => fault.includes(sentence))).toHaveLength(1)
})

it('accepts a MongoDB without a replica set only on the explicit word for tests', () => {
  expect(
    parse({ ...production, DATABASE_URL: 'mongodb://db/x', DATABASE_ALLOW_STANDALONE: '1' }).faults,
  ).toEqual([])
})
