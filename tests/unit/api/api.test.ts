import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseItems, parseJson } from '@/integrator-api/body'
import {
  fromCursor,
  limitOf,
  sinceOf,
  toCursor,
  etagOf,
  isFresh,
  preconditionOf,
} from '@/integrator-api/parameters'
import { callsOf } from '@/integrator-api/docs'
import { fieldsOf } from '@/integrator-api/docFields'
import { openApi } from '@/integrator-api/openapi'
import { ApiError } from '@/integrator-api/problem'
import { carSchema } from '@/features/stock/carSchema'
import { tenant as harbour } from '../../../tenants/harbour-toyota/tenant'
import { acceptToken, operatorToken } from '@/cli/server/token'

const request = (type: string) =>
  new Request('http://x/', { method: 'POST', headers: { 'content-type': type } })
const sent = (type: string, text: string) => ({
  request: request(type),
  bytes: Buffer.from(text),
  key: { tenant: 't' },
})
const statusOf = (work: Promise<unknown>): Promise<number> =>
  work.then(
    () => 200,
    (error: unknown) => (error instanceof ApiError ? error.status : 0),
  )
const status = (work: () => unknown): number => {
  try {
    work()
    return 200
  } catch (error) {
    if (error instanceof ApiError) return error.status
    throw error
  }
}

describe('bodies', () => {
  it.each([
    ['application/json', '{}', 200],
    ['application/json; charset=utf-8', '{}', 200],
    ['application/merge-patch+json', '{}', 200],
    ['text/plain', '{}', 415],
    ['', '{}', 415],
    ['application/json', '{', 400],
    ['application/json', '', 400],
    ['application/json', '['.repeat(41) + ']'.repeat(41), 422],
    ['application/json', `{"a":"${'['.repeat(100)}"}`, 200],
    ['application/json', `{"a":"\\\\","b":${'['.repeat(41)}${']'.repeat(41)}}`, 422],
    ['application/json', `{"a":"\\\\\\"${'['.repeat(100)}"}`, 200],
    ['application/json', `"${'['.repeat(50)}`, 400],
  ])('%s %s gives %i', async (type, text, expected) => {
    expect(await statusOf(parseJson(sent(type, text)))).toBe(expected)
  })

  it('reads lines, keeps the place of a broken one, and counts them', async () => {
    expect(await parseItems(sent('application/x-ndjson', '{"a":1}\n\nbroken\r\n{"b":2}\n'), 5)).toEqual([
      { a: 1 },
      undefined,
      { b: 2 },
    ])
    for (const [type, text] of [
      ['application/x-ndjson', '{}\n'.repeat(200)],
      ['application/json', `[${Array(200).fill('{}').join()}]`],
    ] as const) {
      const tooMany = parseItems(sent(type, text), 5)
      expect(await statusOf(tooMany)).toBe(413)
      await expect(tooMany).rejects.toThrow('This request has more than 5 cars')
    }
    expect(await statusOf(parseItems(sent('application/json', '{}'), 5))).toBe(422)
  })

  it('a large body comes out of its thread as it went in, and is refused by what is in it', async () => {
    const cars = Array.from({ length: 400 }, (_, n) => ({
      stocknum: `Ü${n}`,
      images: Array(40).fill('x'.repeat(20)),
    }))
    const json = JSON.stringify(cars)
    const lines = cars.map((car) => JSON.stringify(car)).join('\n')
    expect(await parseItems(sent('application/json', json), 500)).toEqual(cars)
    expect(await parseItems(sent('application/x-ndjson', `${lines}\nbroken`), 500)).toEqual([
      ...cars,
      undefined,
    ])
    expect(await statusOf(parseItems(sent('application/json', json), 300))).toBe(413)
    const keys = JSON.stringify(Object.fromEntries(Array.from({ length: 30_000 }, (_, n) => [`k${n}`, n])))
    for (const [text, expected] of [
      [keys, 413],
      [`${json}]`, 400],
      [`[${'['.repeat(50)}${json}`, 422],
      [`{"cars":${json.slice(0, 70_000)}`, 400],
    ] as const)
      expect(await statusOf(parseJson(sent('application/json', text)))).toBe(expected)
  })
})

describe('paging and preconditions', () => {
  it('reads back its own cursors and no others', () => {
    expect(fromCursor(toCursor({ updated_at: 5, id: 'x' }))).toEqual({ updated_at: 5, id: 'x' })
    expect(fromCursor(null)).toBeUndefined()
    for (const odd of ['x', 'W10', '1.', '.a', '1.a b', '9999999999999999.a', '{}'])
      expect(status(() => fromCursor(odd))).toBe(422)
    expect(sinceOf('2026-01-01T00:00:00Z')).toBe(1_767_225_600)
    expect(sinceOf('1767225600')).toBe(1_767_225_600)
    expect([
      status(() => sinceOf('never')),
      status(() => limitOf('0', 500)),
      status(() => limitOf('501', 500)),
      limitOf(null, 500),
      limitOf('7', 500),
    ]).toEqual([422, 422, 422, 100, 7])
  })

  it('understands If-Match and If-None-Match', () => {
    const of = (headers: Record<string, string>) => preconditionOf(new Headers(headers))
    expect([
      of({}),
      of({ 'if-match': '"3"' }),
      of({ 'if-match': '*' }),
      of({ 'if-none-match': '*' }),
    ]).toEqual([undefined, { rev: 3 }, '*', 'none'])
    // What was never issued matches no car: whatever else is wrong with the request is told first.
    for (const never of ['W/"3"', '""', '"3-zz"', '"x"'])
      expect(of({ 'if-match': never })).toEqual({ rev: -1 })
    for (const odd of ['', '3', '"3', '"3", "4"']) expect(status(() => of({ 'if-match': odd }))).toBe(400)
    expect([
      isFresh(new Headers({ 'if-none-match': '"1", "2"' }), '"2"'),
      isFresh(new Headers(), '"2"'),
    ]).toEqual([true, false])
  })
})

describe('the ETag of a car', () => {
  const reported = (state: 'waiting' | 'shown' | 'failed', reason: string | null = null) => [
    { url: 'https://x.example/1.jpg', state, reason },
  ]
  it('changes with its pictures while not all are shown, and matches the same revision on a write', () => {
    const tags = [
      etagOf(3),
      etagOf(3, reported('shown')),
      etagOf(3, reported('waiting')),
      etagOf(3, reported('waiting', 'x')),
      etagOf(3, reported('failed', 'x')),
    ]
    expect(tags.slice(0, 2)).toEqual(['"3"', '"3"'])
    expect(new Set(tags).size).toBe(4)
    for (const tag of tags) expect(preconditionOf(new Headers({ 'if-match': tag }))).toEqual({ rev: 3 })
  })
})

describe('I7 the OpenAPI document', () => {
  const api = openApi()
  it('is 3.1, refers only to what it has, and names every field of a car', () => {
    expect(api.openapi).toBe('3.1.0')
    const refs = [...JSON.stringify(api).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name,
    )
    expect(refs.length).toBeGreaterThan(20)
    expect(refs.filter((name) => !name || !(name in api.components.schemas))).toEqual([])
    const own = fieldsOf(api, 'Car').filter(({ name }) => !/[.[]/.test(name))
    expect(own.map(({ name }) => name)).toEqual(Object.keys(carSchema.shape))
    expect(own.filter(({ required }) => required).map(({ name }) => name)).toEqual([
      'make',
      'model',
      'year',
      'car_type',
    ])
  })

  it('has examples that fit the demo dealer that the page names', () => {
    const [car] = callsOf(api, 'https://platform.test').filter(({ id }) => id === 'putCar')
    const example = car?.parameters.find(({ name }) => name === 'dealership')?.example
    expect(harbour.dealerships.map(({ slug }) => slug)).toContain(example)
  })

  it('gives each call an example for the shell', () => {
    const calls = callsOf(api, 'http://localhost:3000')
    expect(calls.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'putCar',
        'patchCar',
        'withdrawCar',
        'getCar',
        'listCars',
        'batchCars',
        'openFeed',
        'feedCars',
        'commitFeed',
      ]),
    )
    for (const { curl } of calls) expect(curl).not.toMatch(/[{}]\w+}/)
  })

  it('gives each call an example of its answer', () => {
    const calls = callsOf(api, 'http://localhost:3000')
    expect(calls.filter(({ answer }) => !answer?.startsWith('{')).map(({ id }) => id)).toEqual([])
    expect(calls.find(({ id }) => id === 'putCar')?.answer).toContain('"result": "created"')
  })
})

describe('I7 the page of a call', () => {
  const calls = callsOf(openApi(), 'https://platform.test')
  const named = (id: string) => calls.find((call) => call.id === id)
  it.each([
    ['putCar', true, []],
    ['feedCars', true, []],
    ['openFeed', false, ['expected_count']],
    ['commitFeed', false, ['expected_count']],
    ['getCar', false, []],
  ])('%s: a body of cars is %s, other fields are %j', (id, isBodyOfCars, fields) => {
    expect(named(id)).toMatchObject({ isBodyOfCars, bodyFields: fields.map((name) => ({ name })) })
  })
})

describe('the operator’s token', () => {
  const body = Buffer.from('{"op":"doctor"}')
  const mongo = { payloadSecret: 'secret', databaseUrl: 'mongodb://db/forecourt?replicaSet=rs0' }
  const now = 1_800_000_000_000
  it('holds for one body, one use, one minute, and only with the secret', () => {
    const token = operatorToken(mongo, body, now)
    expect(acceptToken({ ...mongo, payloadSecret: 'other' }, token, body, now)).toBe(false)
    expect(acceptToken(mongo, token, Buffer.from('{}'), now)).toBe(false)
    expect(acceptToken(mongo, token, body, now + 61_000)).toBe(false)
    expect(acceptToken(mongo, token, body, now)).toBe(true)
    expect(acceptToken(mongo, token, body, now)).toBe(false)
    expect(acceptToken(mongo, 'x', body, now)).toBe(false)
  })

  it('opens no server of another database, as a restored copy beside the original has', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-token-'))
    const at = (name: string) => ({ ...mongo, databaseUrl: `file:${path.join(folder, name)}` })
    for (const name of ['live.db', 'copy.db']) writeFileSync(path.join(folder, name), '')
    symlinkSync(path.join(folder, 'live.db'), path.join(folder, 'alias.db'))
    const opens = (mine: string, theirs: string) =>
      acceptToken(at(theirs), operatorToken(at(mine), body, now), body, now)
    expect(['copy.db', 'live.db', 'alias.db'].map((mine) => opens(mine, 'live.db'))).toEqual([
      false,
      true,
      true,
    ])
    rmSync(folder, { recursive: true })
  })
})
