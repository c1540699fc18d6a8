/** A supplier's file by the API: read as the admin reads it, applied as a feed, as changes or as additions. */
import { gzipSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { takingSchema } from '@/features/stock/feeds.rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openApiWorld, type ApiWorld, type Caller } from '../../helpers/apiWorld'
import { fixtureBytes } from '../../helpers/stockFile'

let api: ApiWorld
let a: Caller
let b: Caller
const FILES = '/dealerships/city/files'
const CSV = { 'content-type': 'text/csv' }
const HEAD = 'Stock No,Type,Make,Model,Year,Sell Price,Odo,Yard Note'
const line = (n: number, price: number | string = 20_000 + n) =>
  `F${n},Used,Kia,Rio,2020,${price},${40_000 + n},x`
const file = (...lines: string[]) => Buffer.from([HEAD, ...lines].join('\r\n'))
const send = (
  call: Caller,
  query: string,
  body: Buffer | Uint8Array,
  headers: Record<string, string> = CSV,
) => call('POST', `${FILES}${query}`, Buffer.from(body), headers)
const carOf = async (call: Caller, stocknum: string) =>
  (await call('GET', `/dealerships/city/cars/${stocknum}`)).body
const onShow = async (call: Caller) => {
  const { items } = (await call('GET', '/dealerships/city/cars?limit=200')).body
  return (Array.isArray(items) ? items : []).map((car: { stocknum: string }) => car.stocknum).toSorted()
}

beforeAll(async () => {
  api = await openApiWorld()
  a = await api.callerOf(api.world.a.tenantId)
  b = await api.callerOf(api.world.b.tenantId)
})
afterAll(() => api?.close())

describe('a file of a supplier', () => {
  it('would do what its dry run says, which stores nothing', async () => {
    const { status, body } = await send(a, '?dry_run=true', file(line(1), line(2)))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...{
        name: 'stock',
        mode: 'full',
        dry_run: true,
        feed: null,
        would: { withdraw: 0, held_reason: null },
      },
      summary: { created: 2, failed: 0 },
    })
    expect(await onShow(a)).toEqual([])
  })

  it('is applied as the whole stock, and says what each column became', async () => {
    const { status, body } = await send(a, '?name=yard-2026-11-27.csv', file(line(1), line(2), line(3)))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...{ name: 'yard', mode: 'full', summary: { created: 3, failed: 0 }, car_type: null },
      feed: { state: 'committed', received: 3, withdrawn: 0 },
      read: { as: 'commas between the values, letters as UTF-8', rows: 3, cars: 3, notes: [] },
    })
    expect(body.columns).toContainEqual({
      ...{ heading: 'Yard Note', field: null, known: 'unknown', filled: 3, example: 'x' },
    })
    expect(body.columns).toContainEqual(expect.objectContaining({ heading: 'Sell Price', field: 'price' }))
    expect(body.items).toMatchObject([
      { line: 2, stocknum: 'F1', result: 'created' },
      { line: 3 },
      { line: 4 },
    ])
    expect(await onShow(a)).toEqual(['F1', 'F2', 'F3'])
    expect(await onShow(b)).toEqual([])
  })

  it('knows its own cars in a file that was made here for another website', async () => {
    const { id } = await carOf(a, 'F1')
    const text = (number: unknown) =>
      Buffer.from(
        `vehicle_id,make,model,year,state_of_vehicle,price\n${String(number)},Kia,Rio,2020,Used,20001 AUD\n`,
      )
    const { body } = await send(a, '?name=catalogue&mode=add&dry_run=true', text(id))
    expect(body.items).toMatchObject([
      { stocknum: 'F1', result: expect.stringMatching(/^(?:updated|unchanged)$/) },
    ])
    // Another dealer's id is a number like any other.
    const other = await send(b, '?name=catalogue&mode=add&dry_run=true', text(id))
    expect(other.body.items).toMatchObject([{ stocknum: id, result: 'created' }])
  })

  it('says which stock numbers come again, and takes no two cars for one that a spreadsheet shortened', async () => {
    const { body } = await send(
      a,
      '?name=twice&mode=add&dry_run=true',
      file('1.23E+11,Used,Kia,Rio,2020,20000,9,x', '1.23E+11,Used,Kia,Niro,2020,30000,9,x', line(1), line(1)),
    )
    expect(body.items).toMatchObject([{ result: 'created' }, { result: 'failed' }, {}, {}])
    expect(JSON.stringify(body.read)).toMatch(
      /shortened a stock number to 1\.23E\+11 \(lines 2, 3\).*F1 comes more than once \(lines 4, 5\)/,
    )
  })

  it('comes as gzip by its header or its bytes, and as zip', async () => {
    const bytes = file(line(1), line(2), line(3))
    for (const [body, headers] of [
      [gzipSync(bytes), { ...CSV, 'content-encoding': 'gzip' }],
      [gzipSync(bytes), CSV],
      [zipSync({ 'stock.csv': bytes }), { 'content-type': 'application/zip' }],
    ] as const) {
      const answer = await send(a, '?name=yard', body, headers)
      expect([answer.status, answer.body.summary]).toMatchObject([200, { unchanged: 3 }])
    }
  })

  it('is answered the same again with its Idempotency-Key', async () => {
    const headers = { ...CSV, 'idempotency-key': 'once' }
    const first = await send(a, '?name=yard', file(line(1, 25_001), line(2), line(3)), headers)
    const second = await send(a, '?name=yard', file(line(1, 25_001), line(2), line(3)), headers)
    expect(second.body).toEqual(first.body)
    expect(first.body.summary).toMatchObject({ updated: 1 })
    expect((await send(a, '?name=yard', file(line(1)), headers)).status).toBe(422)
  })

  it('in mode update changes only the cars that it names, and of them only its columns', async () => {
    const bytes = Buffer.from('Stock No;Price\nF2;21.500,00\nF9;19990\n'.replace('21.500,00', '21500'))
    const { body } = await send(a, '?name=prices&mode=update', bytes)
    expect(body.summary).toMatchObject({ updated: 1, failed: 1 })
    expect(body.feed).toBeNull()
    expect(await carOf(a, 'F2')).toMatchObject({
      price: 21_500,
      km: 40_002,
      make: 'Kia',
      status: 'in_stock',
    })
    expect(await onShow(a)).toEqual(['F1', 'F2', 'F3'])
  })

  it('in mode add takes no car off', async () => {
    const { body } = await send(a, '?name=extra&mode=add', file(line(4)))
    expect(body).toMatchObject({ summary: { created: 1 }, feed: null })
    expect(await onShow(a)).toEqual(['F1', 'F2', 'F3', 'F4'])
  })

  it('has rows that fail alone with their line, and whose cars are not missing', async () => {
    const text = [
      HEAD,
      line(1),
      'F2,Used,Kia,Rio,a,b,c,2020,20002,40002,x',
      line(3, 'on request'),
      line(4),
    ].join('\n')
    const { body } = await send(a, '?name=yard', Buffer.from(text))
    expect(body.summary).toMatchObject({ failed: 1, with_warnings: 1 })
    expect(body.items).toContainEqual({
      ...{ line: 3, stocknum: 'F2', result: 'failed' },
      errors: [{ pointer: '', detail: expect.stringContaining('has 11 values under 8 headings') }],
    })
    expect(body.read).toMatchObject({ notes: [{ line: 3 }] })
    expect(await onShow(a)).toEqual(['F1', 'F2', 'F3', 'F4'])
  })

  it('says when it changed its shape', async () => {
    const text = file(line(1), line(2), line(3), line(4)).toString().replace('Sell Price', 'Amt')
    const { body } = await send(a, '?name=yard-2026-11-29.csv&dry_run=true', Buffer.from(text))
    expect(body.read).toMatchObject({
      notes: [
        { text: 'Columns that the last file had are missing: Sell Price.' },
        { text: 'Columns that the last file did not have: Amt.' },
      ],
    })
  })

  it('tells staff on its feed when columns are missing, new, or empty for the first time', async () => {
    const rows = (columns: string, ...cars: string[]) => Buffer.from([columns, ...cars].join('\n'))
    const shapes = async (bytes: Buffer) => {
      const { body } = await send(a, '?name=shape.csv&mode=full', bytes)
      const { table } = await import('@/db/table')
      const [feed] = await (await table('stock-feeds')).find([['id', '=', String(Object(body.feed).id)]])
      return takingSchema.parse(feed?.taking).shape
    }
    const cars = ['F1,Kia,Rio,2024,31990,Red', 'F2,Kia,Rio,2024,30990,']
    expect(await shapes(rows('Stock No,Make,Model,Year,Price,Colour', ...cars))).toBeUndefined()
    expect(await shapes(rows('Stock No,Make,Model,Year,Price,Colour', ...cars))).toBeUndefined()
    const other = ['F1,Kia,Rio,2024,,45000', 'F2,Kia,Rio,2024,,46000']
    expect(await shapes(rows('Stock No,Make,Model,Year,Price,Odometer', ...other))).toEqual({
      ...{ missing: ['Colour'], added: ['Odometer'], empty: ['Price'] },
    })
  })

  it('is read by the map that was kept for its name, of its dealership alone', async () => {
    const { keepMap } = await import('@/features/stock/files/storedMap')
    await keepMap(api.world.a.dealership.id, 'odd', { columns: { Amt: 'price' }, car_type: 'demo' })
    const bytes = Buffer.from('Stock No,Make,Model,Year,Amt\nG1,Kia,Rio,2024,31990')
    const { body } = await send(a, '?name=odd_20261128.csv&mode=add', bytes)
    expect(body.columns).toContainEqual(
      expect.objectContaining({ heading: 'Amt', field: 'price', known: 'kept' }),
    )
    expect(await carOf(a, 'G1')).toMatchObject({ price: 31_990, car_type: 'demo' })
    expect((await send(b, '?name=odd_20261128.csv&mode=add&dry_run=true', bytes)).body.summary).toMatchObject(
      { failed: 1 },
    )
  })

  it.each([
    ['prices-with-words.csv', 13],
    ['google-vehicles.xml', 2],
    ['meta-catalogue.csv', 1],
    ['inch-marks-in-quotes.csv', 2],
    ['more-photos-than-cars.xml', 2],
    ['yard-system.xml', 1],
  ])('%s comes in whole without a column mapped', async (name, cars) => {
    const { status, body } = await send(b, `?name=${name}&mode=add`, fixtureBytes(name))
    expect(status).toBe(200)
    expect(body.summary).toMatchObject({ created: cars, failed: 0 })
  })
})

describe('a file that is not taken', () => {
  it.each<[string, string, Buffer, number, RegExp]>([
    ['a parameter that nobody knows', '?dryrun=true', file(line(1)), 400, /dryrun is not known here/],
    ['a mode that is none', '?mode=all', file(line(1)), 422, /query was not accepted/],
    ['no stock numbers', '', Buffer.from('Make,Model\nKia,Rio'), 422, /No column names the stock number/],
    ['nothing', '', Buffer.alloc(0), 422, /The file is empty/],
    [
      'a workbook',
      '',
      Buffer.from(zipSync({ '[Content_Types].xml': Buffer.from('<x/>') })),
      422,
      /Excel workbook/,
    ],
    ['half a file', '', Buffer.from('<stock><car><stockno>A1</stockno>'), 422, /was cut off/],
  ])('has %s, and says so', async (_, query, bytes, status, words) => {
    const before = await onShow(a)
    const answer = await send(a, query, bytes)
    expect([answer.status, String(answer.body.detail)]).toEqual([status, expect.stringMatching(words)])
    expect(await onShow(a)).toEqual(before)
  })

  it('comes with a key that may not write, or for another dealership', async () => {
    const reader = await api.callerOf(api.world.a.tenantId, ['stock:read'])
    expect((await send(reader, '', file(line(1)))).status).toBe(403)
    const elsewhere = await a('POST', '/dealerships/nowhere/files', file(line(1)), CSV)
    expect(elsewhere.status).toBe(404)
  })
})
