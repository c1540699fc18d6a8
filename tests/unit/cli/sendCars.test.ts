import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { Interrupted, interruption } from '@/cli/client/interruption'
import { receiptFile, type Receipt } from '@/cli/client/receipt'
import { sendCars, unfinishedLines } from '@/cli/client/sendCars'

const dir = mkdtempSync(path.join(tmpdir(), 'forecourt-push-'))
afterAll(() => rmSync(dir, { recursive: true }))

const CARS = Array.from({ length: 1_200 }, (_, index) => ({ stocknum: `U${index}` }))
const accepted = (body: unknown) => ({
  items: (Array.isArray(body) ? body : []).map((car: { stocknum: string }, index) => ({
    ...{ index, stocknum: car.stocknum, result: 'created', errors: [] },
  })),
})

async function pushed(post: (body: unknown, batch: number) => Promise<unknown>, signal: AbortSignal) {
  const receipt: Receipt = []
  let batch = 0
  const work = sendCars(CARS, {
    ...{ target: { post: (_path, body) => post(body, (batch += 1)) }, path: '/x', signal },
    taken: async (items) => void receipt.push(...items),
  })
  return { error: await work.then(() => null, String), receipt }
}

describe('I3 a push that is stopped', () => {
  it('tells all that was answered, with the places of the cars in the file', async () => {
    const { error, receipt } = await pushed(async (body) => accepted(body), new AbortController().signal)
    expect(error).toBeNull()
    expect(receipt.map(({ index }) => index)).toEqual(CARS.map((_, index) => index))
  })

  it('keeps what was answered before Ctrl-C, and waits for nothing that is on its way', async () => {
    const stop = interruption()
    const { error, receipt } = await pushed(async (body, batch) => {
      if (batch === 1) return accepted(body)
      process.emit('SIGINT')
      return new Promise(() => undefined)
    }, stop.signal)
    stop.end()
    expect(error).toContain('Interrupted')
    expect(new Interrupted().code).toBe(130)
    expect(receipt).toHaveLength(500)
  })

  it('keeps what was answered before the connection was lost', async () => {
    const { error, receipt } = await pushed(async (body, batch) => {
      if (batch === 3) throw new Error('cannot be reached')
      return accepted(body)
    }, new AbortController().signal)
    expect(error).toContain('cannot be reached')
    expect(receipt).toHaveLength(1_000)
  })

  it('has written its receipt line by line', async () => {
    const file = path.join(dir, 'receipt.ndjson')
    const keep = await receiptFile(file)
    const line = (index: number) => ({ index, stocknum: 'A', result: 'created' as const, errors: [] })
    await keep([line(0)])
    await keep([line(1)])
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(2)
  })

  it.each([
    [{ answered: 0, total: 3, file: null, feed: null }, 'Cars 1 to 3 may have been on their way'],
    [{ answered: 500, total: 1_200, file: 'r', feed: null }, 'Cars 501 to 1,000 may have been on their way'],
    [{ answered: 500, total: 1_200, file: 'r', feed: 'f1' }, 'full feed f1 was not committed'],
    [{ answered: 1_200, total: 1_200, file: 'r', feed: 'f1' }, 'commit of the full feed f1 was not answered'],
    [{ answered: 500, total: 1_200, file: 'r', feed: null }, 'The receipt of the answered cars is r.'],
    [{ answered: 0, total: 3, file: null, feed: null }, 'Send the same file again'],
  ])('%j says: %s', (state, words) => {
    expect(unfinishedLines({ ...state, isRefused: false }).join(' ')).toContain(words)
  })

  it('says nothing of cars on their way where the server refused them', () => {
    const state = { answered: 0, total: 3, file: null, feed: null }
    expect(unfinishedLines({ ...state, isRefused: false }).join(' ')).toContain('on their way')
    expect(unfinishedLines({ ...state, isRefused: true }).join(' ')).not.toContain('on their way')
  })
})
