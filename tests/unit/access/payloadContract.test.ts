/** What src/lib/payloadContract.ts assumes of Payload's server, checked against the package: an upgrade that breaks one fails here by name. */
import { createHash, createHmac } from 'node:crypto'
import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { APIError, Forbidden, jwtSign, UnauthorizedError, ValidationError } from 'payload'
import { describe, expect, it } from 'vitest'
import config from '@payload-config'
import * as contract from '@/lib/payloadContract'
import { staffTokens } from '@/server/limits'

const read = (file: string) => readFileSync(`node_modules/${file}`, 'utf8')

describe('tables', () => {
  it('are closed, but for these two, which have rules of ours', async () => {
    const slugs = (await config).collections.map(({ slug }) => slug).filter(contract.isPayloadsTable)
    expect(slugs.filter((slug) => !contract.isClosedTable(slug)).sort()).toEqual([
      contract.LOCKS,
      contract.PREFERENCES,
    ])
  })

  it('preferences are stored by a call to their key', async () => {
    const table = (await config).collections.find(({ slug }) => slug === contract.PREFERENCES)
    const { method, path } = contract.PREFERENCE_ENDPOINT
    expect(table?.endpoints || []).toContainEqual(expect.objectContaining({ method, path }))
    expect(contract.preferenceCall('nav')).toBe('/payload-preferences/nav')
    expect(read('@payloadcms/ui/dist/providers/Preferences/index.js')).toContain(
      'path: `/payload-preferences/${',
    )
  })
})

describe('a session', () => {
  const cookie = (prefix: string, token: string) => `a=1; ${contract.sessionCookie(prefix)}=${token}; b=2`

  it('is a cookie of this name', () => {
    expect(read('payload/dist/auth/cookies.js')).toContain('`${cookiePrefix}-token`')
    expect(contract.hasSessionCookie(cookie('payload', 'x'), 'payload')).toBe(true)
    expect([null, 'a=1'].map((cookies) => contract.hasSessionCookie(cookies, 'payload'))).toEqual([
      false,
      false,
    ])
  })

  it('is signed with a key of the secret’s hash', async () => {
    expect(read('payload/dist/index.js')).toMatch(
      /this\.secret = crypto\.createHash\('sha256'\)\.update\(this\.config\.secret\)\.digest\('hex'\)\.slice\(0, 32\)/,
    )
    const secret = 'a secret of the test'
    const key = createHash(contract.SIGNING.secretHash)
      .update(secret)
      .digest('hex')
      .slice(0, contract.SIGNING.keyLength)
    const { token } = await jwtSign({
      fieldsToSign: { id: 'u1', sid: 's1' },
      secret: key,
      tokenExpiration: 60,
    })
    for (const prefix of ['payload', '__Host-payload']) {
      expect(contract.SESSION_TOKEN.exec(cookie(prefix, token))?.slice(1).join('.')).toBe(token)
      expect(staffTokens(secret)(cookie(prefix, token))).toBe('u1')
    }
    const [head, claims] = token.split('.')
    const forged = createHmac('sha256', 'another').update(`${head}.${claims}`).digest('base64url')
    expect(staffTokens(secret)(cookie('payload', `${head}.${claims}.${forged}`))).toBeNull()
  })
})

it('a query may come as a form', () => {
  const sent = (name: string) => contract.isReadByForm(new Headers({ [name]: 'GET' }))
  const known = /headers\.get\('(X-(?:Payload-)?HTTP-Method-Override)'\)/g
  const names = [...read('payload/dist/utilities/handleEndpoints.js').matchAll(known)].map(
    ([, name = '']) => name,
  )
  expect(names.length).toBeGreaterThan(1)
  expect(names.map(sent)).toEqual(names.map(() => true))
  expect(sent('x-other')).toBe(false)
})

it('a form with a file has its values in one part', () =>
  expect(read('payload/dist/utilities/addDataAndFileToRequest.js')).toContain(
    `fields?.${contract.VALUES_PART}`,
  ))

it('the preview and the form speak to each other by these messages', () => {
  const frame = read('@payloadcms/ui/dist/elements/LivePreview/Window/index.js')
  expect(frame).toContain("type: 'payload-document-event'")
  expect(contract.isSavedMessage({ type: 'payload-document-event' })).toBe(true)
  expect([null, {}, { type: 'payload-live-preview' }].map(contract.isSavedMessage)).toEqual([
    false,
    false,
    false,
  ])
  const { type, ready } = contract.PREVIEW_READY
  const form = read('@payloadcms/ui/dist/providers/LivePreview/index.js')
  expect([form.includes(`=== '${type}'`), /\.ready\b/.test(form), ready]).toEqual([true, true, true])
})

describe('errors', () => {
  it('of a query that cannot be put have these words', () => {
    const drizzle = read('drizzle-orm/errors.js')
    expect(drizzle).toContain('`Failed query: ${')
    expect(read('@payloadcms/drizzle/dist/queries/parseParams.js')).toMatch(/adapter\.operators\[\w+\]\(/)
    expect(read('@libsql/client/lib-esm/sqlite3.js')).toContain(
      'undefined cannot be passed as argument to the database',
    )
    expect(contract.isUnaskable(new TypeError('adapter.operators[queryOperator] is not a function'))).toBe(
      true,
    )
    const cause = Object.assign(new Error('no such column'), { code: 'SQLITE_ERROR' })
    expect(contract.isUnaskable(new Error('Failed query: select x', { cause }))).toBe(true)
    expect(contract.isUnfitValue(new Error('Failed query: insert into x'))).toBe(true)
    expect(contract.isUnfitValue(new Error('Failed query: insert into x', { cause }))).toBe(false)
  })

  it('of the language itself have these words', () => {
    const thrown = (run: () => unknown): unknown => {
      try {
        return run()
      } catch (error) {
        return error
      }
    }
    const odd: unknown = { toString: 1, valueOf: 1 }
    const none: unknown = [undefined][0]
    expect(contract.isUnreadableDate(thrown(() => new Date('never').toISOString()))).toBe(true)
    expect(
      contract.isUnreadableDate(new Error('x', { cause: thrown(() => new Date(NaN).toISOString()) })),
    ).toBe(true)
    expect(contract.isUnfitValue(thrown(() => String(odd)))).toBe(true)
    expect(contract.isUnfitValue(thrown(() => decodeURIComponent('%')))).toBe(true)
    expect(contract.isUnfitValue(thrown(() => Reflect.get(Object(none), 'x').y))).toBe(false)
    expect(
      contract.isUnfitValue(new TypeError("Cannot read properties of undefined (reading 'relationTo')")),
    ).toBe(true)
  })

  it.each([
    ['Multipart: Boundary not found', 'broken', 'busboy/lib/types/multipart.js'],
    ['Unexpected end of form', 'broken', 'busboy/lib/types/multipart.js'],
    ['Unexpected end of file', 'broken', 'busboy/lib/types/multipart.js'],
    ['Malformed part header', 'broken', 'busboy/lib/types/multipart.js'],
    ['Malformed content type', 'broken', 'busboy/lib/index.js'],
    ['Unsupported content type', 'broken', 'busboy/lib/index.js'],
    ['Missing Content-Type', 'broken', 'busboy/lib/index.js'],
    ['Request is not eligible for file upload', 'broken', 'payload/dist/uploads/fetchAPI-multipart/index.js'],
    [
      'Multipart limit has been reached',
      'above the limits',
      'payload/dist/uploads/fetchAPI-multipart/processMultipart.js',
    ],
    ['uploadConfig.handlers is not present', 'no file', 'payload/dist/uploads/getFileFromClientUpload.js'],
  ])('of a form: %s is %s', (words, fault, file) => {
    const load = createRequire(createRequire(import.meta.url).resolve('payload'))
    expect(file.startsWith('busboy') ? readFileSync(load.resolve(file), 'utf8') : read(file)).toContain(words)
    expect(contract.formFaultOf(new Error(words))).toBe(fault)
  })

  it('that are the caller’s are known by these marks', () => {
    const refusals = [new Forbidden(), new UnauthorizedError(), new ValidationError({ errors: [] })]
    expect(refusals.map(contract.isRefusal)).toEqual([true, true, true])
    expect(
      [new APIError('Failed'), Object.assign(new Error('x'), { status: 404 })].map(contract.isRefusal),
    ).toEqual([false, false])
  })

  it('of server functions say that there is none, or that nobody is signed in', () => {
    expect(read('@payloadcms/next/dist/utilities/handleServerFunctions.js')).toContain(
      'throw new Error(`Unknown Server Function: ${',
    )
    const known = read('@payloadcms/next/dist/utilities/handleServerFunctions.js')
    expect(known).toMatch(/const baseServerFunctions = \{/)
    expect(contract.isRefusedCall(contract.unknownFunction('x'))).toBe(true)
    expect([new Forbidden(), new UnauthorizedError()].map(contract.isRefusedCall)).toEqual([true, true])
    expect(contract.isRefusedCall(new Error('The disk is full'))).toBe(false)
    expect(['form-state', 'constructor', 7].map(contract.isFunctionName)).toEqual([true, false, false])
  })
})
