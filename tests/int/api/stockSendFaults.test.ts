/** What becomes of a file that a marketplace does not take. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSendWorld, stocknums, type SendWorld } from './sendWorld'

let w: SendWorld
beforeAll(async () => {
  w = await openSendWorld()
  await w.put(w.world.a, w.car(1), w.car(2))
})
afterAll(() => w?.close())
beforeEach(async () => {
  await w.clear()
  w.answers.clear()
})

describe('what becomes of it', () => {
  it.each([
    ['500', { status: 500, body: 'out of order' }, 'market.example answered 500: out of order'],
    ['no answer', { status: 0 }, 'market.example did not answer in time'],
    ['a redirect', { status: 302, location: 'http://10.0.0.1/' }, 'market.example answered 302: thanks'],
    ['410', { status: 410, body: '' }, 'market.example answered 410'],
  ])('after %s it is tried again with the same key, later each time', async (_, answer, words) => {
    const id = await w.target(w.world.a, '/fails')
    w.answers.set('/fails', answer)
    const failed = await w.pass(8)
    expect(failed.length).toBeGreaterThanOrEqual(3)
    const [run] = await w.runs(id)
    expect(run).toMatchObject({ result: 'failed', answer: words, cars: 2 })
    expect(run?.next).toBeGreaterThan(run?.at ?? Infinity)
    expect(Number((await w.row(id)).tries)).toBe(failed.length)
    // A change does not hurry it.
    const plan = (await w.row(id)).next_at
    await w.put(w.world.a, w.car(1, { price: 25_000 + failed.length }))
    expect((await w.row(id)).next_at).toBe(plan)
    w.answers.delete('/fails')
    const [got] = await w.pass(20)
    expect([got && stocknums(got), (await w.row(id)).tries]).toEqual([['U10001', 'U10002'], 0])
    expect(new Set(failed.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  })

  it('an answer of five million letters is not read', async () => {
    const id = await w.target(w.world.a, '/long')
    w.answers.set('/long', { status: 200, body: 'x'.repeat(5_000_000) })
    expect(await w.pass(6)).toHaveLength(1)
    const [run] = await w.runs(id)
    expect(run).toMatchObject({ result: 'sent', answer: '200' })
  })

  it('an address of the own network is never asked', async () => {
    const { openFiles } = await import('@/integrations/webhooks')
    const { sendStockOnce } = await import('@/features/stock-files/sending.worker')
    const id = await w.target(w.world.a, '/own')
    await (
      await w.table('stock-targets')
    ).update([['id', '=', id]], { url: 'https://127.0.0.1/in', next_at: 0, asked_at: Date.now() })
    await sendStockOnce(openFiles(), Date.now())
    expect((await w.runs(id))[0]?.answer).toContain('is not on the public internet')
  })

  it('is given up after three days, and "Send now" begins anew', async () => {
    const id = await w.target(w.world.a, '/dead')
    w.answers.set('/dead', { status: 500 })
    for (let hour = 0; hour < 96; hour++) {
      vi.setSystemTime(Date.now() + 3_600_000)
      await w.once()
    }
    const [last] = await w.runs(id)
    expect([last?.next, (await w.row(id)).tries, await w.once()]).toEqual([null, 23, false])
    w.answers.delete('/dead')
    const { sendNow } = await import('@/features/stock-files/targetRows')
    await sendNow(id, Date.now())
    expect(await w.pass(1)).toHaveLength(1)
    expect((await w.runs(id))[0]).toMatchObject({ why: 'hand', result: 'sent' })
  })
})
