import { createServer, type Server } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { regoByHttp } from '@/integrations/rego'
import { valuationByHttp } from '@/integrations/valuation'

const CAR = { make: 'Mazda', model: 'CX-5', year: 2021, km: 50_000, adjustmentAnswers: { keys: 'two' } }
const PLATE = { rego: '482KXJ', regoState: 'QLD' }
let server: Server | undefined

interface Requested {
  method?: string
  url?: string
  key?: string
  body: string
}

/** A service on this machine that gives one answer; returns its address and what it was asked. */
async function answering(status: number, body: string): Promise<{ url: string; requested: Requested[] }> {
  const requested: Requested[] = []
  const made = createServer((request, response) => {
    let text = ''
    request.on('data', (part) => (text += String(part)))
    request.on('end', () => {
      requested.push({
        method: request.method,
        url: request.url,
        key: request.headers.authorization,
        body: text,
      })
      response.writeHead(status, { 'content-type': 'application/json' }).end(body)
    })
  })
  server = made
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve))
  const address = made.address()
  if (!address || typeof address === 'string') throw new Error('No port')
  return { url: `http://127.0.0.1:${address.port}/service`, requested }
}
afterEach(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())))

describe('R4: an outside price guide', () => {
  it('gets the car with its key, and gives a range', async () => {
    const { url, requested } = await answering(200, '{"offer_low":21000,"offer_high":24000}')
    const valued = await valuationByHttp({ url, key: 'secret' }).value(CAR)
    expect(valued).toEqual({ kind: 'range', low: 21_000, high: 24_000, count: null })
    expect(requested).toMatchObject([{ method: 'POST', key: 'Bearer secret' }])
    expect(JSON.parse(requested[0]?.body ?? '')).toEqual(CAR)
  })
  it.each(['{"offer_low":null}'])('%s is a car that it cannot price', async (body) => {
    const { url } = await answering(200, body)
    expect(await valuationByHttp({ url }).value(CAR)).toEqual({ kind: 'few' })
  })
  it('an unknown car is none either', async () => {
    const { url } = await answering(404, '{}')
    expect(await valuationByHttp({ url }).value(CAR)).toEqual({ kind: 'few' })
  })
  it.each([
    [200, 'not JSON'],
    [200, '{"offer_low":5,"offer_high":4}'],
    [200, '{"offer_low":-5,"offer_high":4}'],
    [200, '{"price":4}'],
    [500, '{}'],
    [302, ''],
  ])('%i %s is no answer', async (status, body) => {
    const { url } = await answering(status, body)
    await expect(valuationByHttp({ url }).value(CAR)).rejects.toThrow('did not answer')
  })
  it('is left alone after three failures', async () => {
    const { url, requested } = await answering(500, '')
    const port = valuationByHttp({ url })
    for (let time = 0; time < 6; time++) await port.value(CAR).catch(() => undefined)
    expect(requested).toHaveLength(3)
  })
})

describe('R4: an outside register', () => {
  it('is asked for the plate, and tells the car', async () => {
    const { url, requested } = await answering(
      200,
      '{"make":"Mazda","model":"CX-5","year":2018,"badge":null}',
    )
    expect(await regoByHttp({ url })(PLATE)).toEqual({ make: 'Mazda', model: 'CX-5', year: 2018 })
    expect(requested).toMatchObject([{ method: 'GET', url: '/service?rego=482KXJ&regoState=QLD' }])
  })
  it('does not know every plate', async () => {
    const { url } = await answering(404, '')
    expect(await regoByHttp({ url })(PLATE)).toBeNull()
  })
  it.each(['{"make":"","model":"x","year":2018}', '{"make":"a","model":"b","year":"old"}', '[]'])(
    '%s is no answer',
    async (body) => {
      const { url } = await answering(200, body)
      await expect(regoByHttp({ url })(PLATE)).rejects.toThrow('did not answer')
    },
  )
})
