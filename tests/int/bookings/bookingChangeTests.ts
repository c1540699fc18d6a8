/** Changes of a booking: moved, cancelled, reminded. Part of the suite, whose tests use different times. */
import { expect, it } from 'vitest'
import { type BookingDealer, type BookingWorld, brisbaneAt, person, tokenIn } from './bookingWorld'

const DAY = 86_400_000

interface Input {
  world: BookingWorld
  north: BookingDealer
  nextTime(): string
  drive(more?: object, at?: BookingDealer): ReturnType<BookingWorld['post']>
}

export function bookingChangeTests(input: () => Input): void {
  it('L10 moves and cancels by the link, frees the seat, and mails each change once', async () => {
    const { world, north, nextTime, drive } = input()
    await world.mails()
    const who = person()
    const [first, second] = [nextTime(), nextTime()]
    const taken = await drive({ ...who, start: first })
    const [confirmed, ...none] = await world.mails()
    expect(none).toEqual([])
    expect(confirmed).toMatchObject({ to: { address: who.email }, calendar: { method: 'REQUEST' } })
    expect(confirmed?.calendar?.content).toMatch(/SEQUENCE:0/)
    expect(confirmed?.text).toMatch(/^Hello Jordan,$/m)
    const token = tokenIn(confirmed?.text ?? '')
    expect(token).toBe(tokenIn(String(taken.body.link)))
    expect((await world.post(world.calls.move, north, { token, start: second })).status).toBe(200)
    expect((await drive({ start: first })).status).toBe(201)
    const moved = (await world.mails()).filter(({ subject }) => subject.startsWith('Moved'))
    expect(moved.map(({ to }) => to.address)).toEqual([who.email, 'sales@dealer.example'])
    expect(moved[0]?.calendar?.content).toMatch(/SEQUENCE:1/)
    expect((await world.post(world.calls.move, north, { token, start: first })).status).toBe(409)
    const cancels = await Promise.all([1, 2, 3].map(() => world.post(world.calls.cancel, north, { token })))
    expect(cancels.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await drive({ start: second })).status).toBe(201)
    const cancelled = (await world.mails()).filter(({ subject }) => subject.startsWith('Cancelled'))
    expect(cancelled.map(({ to }) => to.address)).toEqual([who.email, 'sales@dealer.example'])
    expect(cancelled[0]?.calendar?.content).toMatch(/METHOD:CANCEL[\s\S]*STATUS:CANCELLED/)
    expect((await world.post(world.calls.move, north, { token, start: nextTime() })).status).toBe(409)
  })

  it('L10 offers for a move the times that a move is given: not while its car is out, but its own', async () => {
    const { world, north, drive } = input()
    const busy = await world.dealer('moves', {}, { rules: { at_once: 2 } })
    const { id: car_id } = await world.makeCar(world.db, busy, { location_id: busy.place })
    const [own, other] = [brisbaneAt(3, 9), brisbaneAt(3, 11)]
    const token = tokenIn(String((await drive({ car_id, start: own }, busy)).body.link))
    await drive({ car_id, start: other }, busy)
    const see = (at: BookingDealer) => world.get(world.calls.moveTimes, at, { token, date: own.slice(0, 10) })
    const { slots } = (await see(busy)).body
    expect(slots).toContainEqual(expect.objectContaining({ start: own, left: 2 }))
    expect(slots).toContainEqual(expect.objectContaining({ start: other, left: 0 }))
    expect((await see(north)).status).toBe(404)
  })

  it('L10 a link cannot flood an address: after ten moves in an hour it says to wait', async () => {
    const { world, north, nextTime, drive } = input()
    const [first, second] = [nextTime(), nextTime()]
    const token = tokenIn(String((await drive({ start: first })).body.link))
    const moves: number[] = []
    for (let count = 0; count < 12; count++) {
      const start = count % 2 ? first : second
      moves.push((await world.post(world.calls.move, north, { token, start })).status)
    }
    expect(moves).toEqual([...Array(10).fill(200), 429, 429])
    const form = new URLSearchParams({ token, start: second }).toString()
    const plain = await world.post(world.calls.move, north, form)
    expect([plain.status, plain.text]).toEqual([429, expect.stringContaining('That is a lot')])
    // To call it off is never refused.
    expect((await world.post(world.calls.cancel, north, { token })).status).toBe(200)
  })

  it('L10 moves of two people to one seat: one has it, the other keeps the old one', async () => {
    const { world, north, nextTime, drive } = input()
    const target = nextTime()
    const tokens = await Promise.all([1, 2].map(async () => tokenIn(String((await drive()).body.link))))
    const moves = await Promise.all(
      tokens.map((token) => world.post(world.calls.move, north, { token, start: target })),
    )
    expect(moves.map(({ status }) => status).sort()).toEqual([200, 409])
    const rows = await (await world.table('bookings')).find([['start', '=', new Date(target).toISOString()]])
    expect(rows.filter(({ state }) => state === 'booked')).toHaveLength(1)
  })

  it('L10 of two moves of one booking that begin from the same look one counts', async () => {
    const { world, north, nextTime, drive } = input()
    const { cancel, findByLink, move } = await import('@/features/bookings/change')
    const { siteOfTenant } = await import('@/core/dealer/read/sites')
    const who = person()
    const token = tokenIn(String((await drive(who)).body.link))
    const site = await siteOfTenant(north.tenant)
    const found = site && (await findByLink(site, token))
    if (!found) throw new Error('The booking is there')
    const [first, second] = [new Date(nextTime()), new Date(nextTime())]
    const by = { by: 'the shopper' }
    expect(await move(found, first, new Date(), by)).toMatchObject({ kind: 'moved' })
    expect(await move(found, second, new Date(), by)).toEqual({ kind: 'closed' })
    expect(await world.rowsOf(who.email)).toMatchObject([{ start: first.toISOString(), sequence: 1 }])
    // What has begun is not called off.
    expect(await cancel(found.booking.id, ['shopper'], first)).toBe(false)
    expect(await cancel(found.booking.id, ['shopper'], new Date())).toBe(true)
  })

  it('L10 reminds on the day before, once, and not who has cancelled', async () => {
    const { world, north, drive } = input()
    const [stays, leaves] = [person(), person()]
    const start = brisbaneAt(20, 10)
    await drive({ ...stays, start })
    const gone = await drive({ ...leaves, start: brisbaneAt(20, 11) })
    await world.post(world.calls.cancel, north, { token: tokenIn(String(gone.body.link)) })
    await world.mails()
    const eve = Date.parse(start) - DAY
    expect(await world.mails(eve - 60_000)).toEqual([])
    await Promise.all([world.mails(eve + 1000), world.mails(eve + 1000)])
    const reminders = world.sent.filter(({ subject }) => subject.startsWith('Reminder'))
    expect(reminders.map(({ to }) => to.address)).toEqual([stays.email])
    expect(await world.mails(eve + 2 * DAY)).toEqual([])
  })

  it('L10 B1 shows on its lead that a booking was moved, and that it was cancelled', async () => {
    const { world, north, nextTime, drive } = input()
    const who = person()
    const [first, second] = [nextTime(), nextTime()]
    const token = tokenIn(String((await drive({ ...who, start: first })).body.link))
    const [before] = await world.leadsOf(who.email)
    await world.post(world.calls.move, north, { token, start: second })
    await world.mails()
    const [moved] = await world.leadsOf(who.email)
    expect(moved?.booking_date).not.toBe(before?.booking_date)
    expect(moved?.timeline).toMatchObject([
      { kind: 'note', text: expect.stringContaining('is moved to'), by: 'the shopper' },
    ])
    await world.post(world.calls.cancel, north, { token })
    await world.mails()
    const [gone] = await world.leadsOf(who.email)
    expect(gone?.timeline).toMatchObject([{}, { text: 'The test drive is cancelled.' }])
    expect(gone?.booking_date).toBe(moved?.booking_date)
    const [row] = await world.rowsOf(who.email)
    const lines = await (await world.table('audit-log')).find([['doc_id', '=', String(row?.id)]])
    const moment = (start: string) => new Date(start).toISOString()
    expect(lines.map(({ who: by, what, diff }) => [by, what, diff])).toEqual([
      ['The shopper', 'moved bookings', { start: { from: moment(first), to: moment(second) } }],
      ['The shopper', 'cancelled bookings', {}],
    ])
  })

  it('comes back at its time while that is free, with its link, a mail and a line on the lead', async () => {
    const { world, north, nextTime, drive } = input()
    const { cancel } = await import('@/features/bookings/change')
    const { restore } = await import('@/features/bookings/restore')
    const [who, start] = [person(), nextTime()]
    const token = tokenIn(String((await drive({ ...who, start })).body.link))
    const [row] = await world.rowsOf(who.email)
    const id = String(row?.id)
    const now = new Date()
    expect(await restore(id, now)).toBe('over')
    await cancel(id, ['shopper'], now)
    expect(await restore(id, new Date(Date.parse(start)))).toBe('over')
    const both = await Promise.all([restore(id, now), restore(id, now)])
    expect(both).toContain('restored')
    await world.mails()
    expect(await world.rowsOf(who.email)).toMatchObject([{ state: 'booked', slot_key: row?.slot_key }])
    const again = world.sent.filter(({ subject }) => subject.startsWith('Booked again'))
    expect(again.map(({ to }) => to.address)).toEqual([who.email])
    expect(again[0]?.calendar?.content).toMatch(/METHOD:REQUEST[\s\S]*STATUS:CONFIRMED/)
    const [lead] = await world.leadsOf(who.email)
    expect(JSON.stringify(lead?.timeline)).toContain('is booked again')
    expect((await world.post(world.calls.cancel, north, { token })).status).toBe(200)
    expect((await drive({ start })).status).toBe(201)
    expect(await restore(id, now)).toBe('taken')
    expect(await world.rowsOf(who.email)).toMatchObject([{ state: 'cancelled' }])
  })

  it('of two cancelled bookings of one seat one comes back', async () => {
    const { world, nextTime, drive } = input()
    const { cancel } = await import('@/features/bookings/change')
    const { restore } = await import('@/features/bookings/restore')
    const start = nextTime()
    const ids: string[] = []
    for (const who of [person(), person()]) {
      await drive({ ...who, start })
      const [row] = await world.rowsOf(who.email)
      await cancel(String(row?.id), ['shopper'], new Date())
      ids.push(String(row?.id))
    }
    const answers = await Promise.all(ids.map((id) => restore(id, new Date())))
    expect(answers.sort()).toEqual(['restored', 'taken'])
  })

  it('L10 tells the dealer of a change though the shopper’s address refuses mail', async () => {
    const { world, north, drive } = input()
    const { sendOnce } = await import('@/features/bookings/bookings.worker')
    const who = person()
    const token = tokenIn(String((await drive(who)).body.link))
    await world.mails()
    await world.post(world.calls.cancel, north, { token })
    const notified: string[] = []
    const refusing = {
      kind: 'files' as const,
      send: async ({ to }: { to: { address: string } }) => {
        if (to.address === who.email) throw new Error('550 no such mailbox')
        notified.push(to.address)
      },
    }
    for (const seconds of [1, 5]) await sendOnce(refusing, Date.now() + seconds * 1000)
    expect(notified).toEqual(['sales@dealer.example'])
    for (let hours = 0; hours < 6 * 24; hours += 6) await sendOnce(refusing, Date.now() + hours * 3_600_000)
    expect(await world.rowsOf(who.email)).toMatchObject([{ mail_state: 'failed' }])
  })

  it('a worker that comes back after its minute writes nothing over what the other did', async () => {
    const { world, drive } = input()
    const { sendOnce } = await import('@/features/bookings/bookings.worker')
    await world.mails()
    const who = person()
    await drive(who)
    const now = Date.now() + 1000
    const slow = {
      kind: 'files' as const,
      send: async () => {
        expect(await sendOnce(world.port, now + 61_000)).toBe(true)
        throw new Error('no answer')
      },
    }
    expect(await sendOnce(slow, now)).toBe(true)
    expect(await world.rowsOf(who.email)).toMatchObject([
      { mail: null, mail_state: 'none', mail_attempts: 0 },
    ])
  })

  it('sends again after a fault, with the same key', async () => {
    const { world, drive } = input()
    const { sendOnce } = await import('@/features/bookings/bookings.worker')
    await world.mails()
    const who = person()
    await drive(who)
    const keys: string[] = []
    const broken = {
      kind: 'files' as const,
      send: ({ key }: { key: string }) => {
        keys.push(key)
        return Promise.reject(new Error('no route to host'))
      },
    }
    expect(await sendOnce(broken, Date.now() + 1000)).toBe(true)
    const [mail] = await world.mails(Date.now() + 61_000)
    expect([mail?.key]).toEqual(keys)
  })
}
