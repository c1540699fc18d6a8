/** The file of a dealer's cars, sent to marketplaces: when, what is in it, and what becomes of it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Webhook } from 'standardwebhooks'
import { openSendWorld, stocknums, type SendWorld } from './sendWorld'

let w: SendWorld
beforeAll(async () => {
  w = await openSendWorld()
  await w.put(
    w.world.a,
    ...[w.car(1), w.car(2), w.car(3, { status: 'sold' }), w.car(4, { reserved: true })],
    ...[w.car(5, { status: 'coming_soon' }), w.car(6, { show_on_dealer_website: false })],
  )
  await w.put(w.world.b, w.car(21))
})
afterAll(() => w?.close())
beforeEach(async () => {
  await w.clear()
  w.answers.clear()
  // Eleven in the morning in Sydney: no fixed time is near.
  const day = Math.ceil(Date.now() / 86_400_000) * 86_400_000
  vi.setSystemTime(day)
})

describe('when it goes out', () => {
  it('is five minutes after the save, with the cars of this dealer that may be advertised, and not again', async () => {
    const id = await w.target(w.world.a, '/save')
    expect(await w.pass(4)).toEqual([])
    const [got, ...more] = await w.pass(2)
    expect([got?.method, got && stocknums(got), more]).toEqual(['PUT', ['U10001', 'U10002'], []])
    expect(got?.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(await w.runs(id)).toMatchObject([
      {
        ...{ why: 'change', result: 'sent', cars: 2, answer: '200', next: null },
        ...{ added: { count: 2, cars: ['U10001', 'U10002'] }, changed: { count: 0 }, removed: { count: 0 } },
      },
    ])
    expect(await w.pass(60)).toEqual([])
  })

  it('is not while it is off, and a change of another dealer is none', async () => {
    await w.target(w.world.a, '/off', { enabled: false })
    await w.target(w.world.b, '/b')
    await w.pass(6)
    await w.put(w.world.a, w.car(1, { price: 1_000 + Math.round(Math.random() * 9_000) }))
    expect(await w.pass(40)).toEqual([])
  })

  it('each further change begins the five minutes anew; then one file has them all', async () => {
    const id = await w.target(w.world.a, '/quiet')
    await w.pass(6)
    await w.put(w.world.a, w.car(1, { price: 21_111 }), w.car(7))
    expect(await w.pass(4)).toEqual([])
    await w.put(w.world.a, w.car(2, { status: 'sold' }))
    expect(await w.pass(4)).toEqual([])
    const [got, ...more] = await w.pass(2)
    expect([got && stocknums(got), more]).toEqual([['U10001', 'U10007'], []])
    expect((await w.runs(id))[0]).toMatchObject({
      ...{ why: 'change', cars: 2, added: { cars: ['U10007'] } },
      ...{ changed: { cars: ['U10001'] }, removed: { cars: ['U10002'] } },
    })
    await w.put(w.world.a, w.car(2), w.car(7, { status: 'withdrawn' }))
  })

  it('stock that never rests goes out after half an hour', async () => {
    await w.target(w.world.a, '/busy')
    await w.pass(6)
    let minutes = 0
    for (let price = 30_000; minutes < 60; price++, minutes += 4) {
      await w.put(w.world.a, w.car(1, { price }))
      if ((await w.pass(4)).length > 0) break
    }
    expect(minutes + 4).toBe(32)
  })

  it('a change that the file does not tell sends nothing, and leaves no line', async () => {
    const id = await w.target(w.world.a, '/same')
    await w.pass(6)
    await w.put(w.world.a, w.car(3, { status: 'sold', price: 12_345 }))
    expect([await w.pass(10), (await w.runs(id)).length]).toEqual([[], 1])
  })

  it.each([
    [true, 2, 'sent'],
    [false, 0, 'same'],
  ] as const)(
    'at its two times by the dealer’s clock (unchanged files wanted: %s)',
    async (resend, files, result) => {
      const id = await w.target(w.world.a, '/times', { resend })
      await w.pass(6)
      const before = w.got.length
      const hours: number[] = []
      for (let half = 0; half < 48; half++) {
        vi.setSystemTime(Date.now() + 30 * 60_000)
        if (await w.once()) hours.push((new Date().getUTCHours() + 11) % 24)
      }
      expect([hours, w.got.length - before]).toEqual([[18, 6], files])
      expect((await w.runs(id)).map((run) => [run.why, run.result])).toEqual([
        ...[1, 2].map(() => ['time', result]),
        ['change', 'sent'],
      ])
    },
  )

  it('a stop over both times sends once afterwards', async () => {
    await w.target(w.world.a, '/stop', { resend: true })
    await w.pass(6)
    vi.setSystemTime(Date.now() + 26 * 3_600_000)
    expect(await w.pass(3)).toHaveLength(1)
  })

  it('three workers at once send it once', async () => {
    await w.target(w.world.a, '/workers')
    vi.setSystemTime(Date.now() + 6 * 60_000)
    const before = w.got.length
    await Promise.all([w.once(), w.once(), w.once()])
    expect(w.got.length - before).toBe(1)
  })

  it('what changes while it is sent goes out after five more minutes', async () => {
    const id = await w.target(w.world.a, '/meanwhile')
    const { sendStockOnce } = await import('@/features/stock-files/sending.worker')
    vi.setSystemTime(Date.now() + 6 * 60_000)
    const slow = {
      send: async (file: Parameters<typeof w.uploads.send>[0]) => {
        await w.put(w.world.a, w.car(1, { price: 23_456 }))
        return w.uploads.send(file)
      },
    }
    await sendStockOnce(slow, Date.now())
    expect(await w.pass(4)).toEqual([])
    expect(await w.pass(2)).toHaveLength(1)
    expect((await w.runs(id)).map(({ changed }) => changed.cars)).toEqual([['U10001'], []])
  })
})

describe('what is in it', () => {
  it('no car whose price is being checked', async () => {
    await w.target(w.world.a, '/checked')
    const waits = { price_waits: { from: 20_002, to: 2_000, at: Date.now() } }
    const own = [
      ['stocknum', '=', 'U10002'],
      ['tenant', '=', w.world.a.tenantId],
    ] as const
    await (await w.table('cars')).update(own, waits)
    const [got] = await w.pass(6)
    await (await w.table('cars')).update(own, { price_waits: null })
    expect(got && stocknums(got)).toEqual(['U10001'])
  })

  it('only cars of its dealership', async () => {
    const { tenantId } = w.world.a
    const other = await (
      await w.table('dealerships')
    ).insert({ tenant: tenantId, slug: 'north', name: 'North' })
    await w.target(w.world.a, '/north', { dealership_id: other, resend: true })
    await w.pass(6)
    const { sendNow } = await import('@/features/stock-files/targetRows')
    const [row] = await (await w.table('stock-targets')).find([])
    await sendNow(String(row?.id), Date.now())
    const [got] = await w.pass(1)
    expect(got && stocknums(got)).toEqual([])
  })

  it('an empty file goes by hand alone', async () => {
    const id = await w.target(w.world.b, '/empty')
    expect(await w.pass(6)).toHaveLength(1)
    await w.put(w.world.b, w.car(21, { status: 'sold' }))
    expect(await w.pass(10)).toEqual([])
    expect((await w.runs(id))[0]).toMatchObject({
      ...{ result: 'failed', cars: 0, removed: { cars: ['U10021'] } },
      answer: expect.stringContaining('takes all cars off'),
    })
    const { sendNow } = await import('@/features/stock-files/targetRows')
    await sendNow(id, Date.now())
    const [got] = await w.pass(1)
    expect([got && stocknums(got), (await w.row(id)).tries]).toEqual([[], 0])
    await w.put(w.world.b, w.car(21))
  })
})

describe('how it is sent', () => {
  const basic = `Basic ${Buffer.from('yard:pass word').toString('base64')}`
  it.each([
    ['post', { login: 'yard', password: 'pass word' }, 'POST', { authorization: basic }],
    ['put', { header: 'X-Api-Key', password: 'k3y' }, 'PUT', { 'x-api-key': 'k3y' }],
    ['put', {}, 'PUT', { authorization: undefined }],
  ] as const)('by %s with %o', async (way, more, method, headers) => {
    await w.target(w.world.a, '/proof', { way, ...more })
    const [got] = await w.pass(6)
    expect(got?.method).toBe(method)
    for (const [name, value] of Object.entries(headers)) expect(got?.headers[name]).toBe(value)
  })

  it('as a signed webhook, and not before there is a secret', async () => {
    const id = await w.target(w.world.a, '/signed', { way: 'webhook' })
    expect(await w.pass(6)).toEqual([])
    expect((await w.runs(id))[0]).toMatchObject({ answer: 'It has no signing secret yet. Make one.' })
    const { newSecret } = await import('@/integrations/webhooks')
    const secret = newSecret()
    await (await w.table('stock-targets')).update([['id', '=', id]], { secret, next_at: 0, tries: 0 })
    const [got] = await w.pass(1)
    const headers = Object.fromEntries(
      Object.entries(got?.headers ?? {}).map(([name, value]) => [name, String(value)]),
    )
    expect(() => new Webhook(secret).verify(got?.body ?? '', headers)).not.toThrow(/signature/i)
    expect(got?.method).toBe('POST')
  })
})
