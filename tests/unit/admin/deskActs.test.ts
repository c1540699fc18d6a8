import { dayAt, startOf } from '@/admin/bookings/useDeskTimes'
import { describe, expect, it } from 'vitest'
import { type BookingState, cancelQuestion, deskActs, restoredWords } from '@/admin/bookings/deskActs'

const labels = (state: BookingState, hasBegun: boolean, canReturn = false) =>
  deskActs(state, hasBegun, canReturn).map(([, label]) => label)

describe('what staff may make of a booking', () => {
  it.each([
    ['booked', false, ['Cancel']],
    ['booked', true, ['Attended', 'No-show']],
    ['done', true, ['Undo']],
    ['no_show', true, ['Undo']],
    ['cancelled', false, []],
    ['cancelled', true, []],
  ] as const)('%s, begun: %s', (state, hasBegun, acts) => expect(labels(state, hasBegun)).toEqual(acts))

  it('a cancelled one comes back while its time is free and ahead', () => {
    expect(labels('cancelled', false, true)).toEqual(['Book again'])
    expect(labels('cancelled', true, true)).toEqual([])
  })
})

describe('what happens to whom is said before and after', () => {
  const kim = { name: 'Kim', phone: '0412 345 678', hasEmail: true }
  it.each([
    [kim, 'They get an email.'],
    [{ ...kim, hasEmail: false }, 'No email goes out, as there is no address. Call them on 0412 345 678.'],
    [
      { ...kim, hasEmail: false, phone: '' },
      'No email goes out, as there is no address. There is no phone number either.',
    ],
  ])('%j', (seen, words) => {
    expect(cancelQuestion(seen)).toBe(`Cancel the booking of Kim? ${words} The time is free again.`)
    expect(restoredWords(seen)).toBe(`Booked again. ${words}`)
  })
})

describe('times at the desk', () => {
  const day = (date: string, ...clocks: string[]) => ({
    ...{ date, label: date },
    times: clocks.map((clock) => ({ start: `${date}T${clock}:00.000Z`, label: clock })),
  })
  const days = [day('2026-12-01', '00:30'), day('2026-12-04', '00:00', '06:00'), day('2026-12-07', '01:00')]

  it.each([
    ['', ''],
    ['2026-12-04T06:00:00.000Z', '2026-12-04T06:00:00.000Z'],
    // Somebody else took it.
    ['2026-12-05T06:00:00.000Z', ''],
  ])('of %j, %j is chosen', (chosen, start) => expect(startOf(days, chosen)).toBe(start))

  it.each([
    [undefined, '2026-12-01'],
    ['2026-12-04T02:00:00.000Z', '2026-12-04'],
    // Its own day is full.
    ['2026-12-06T02:00:00.000Z', '2026-12-07'],
  ])('a booking of %s opens at %s', (moment, date) => expect(dayAt(days, moment)?.date).toBe(date))

  it('has no day where nothing is free', () =>
    expect([dayAt([], 'x'), dayAt([])]).toEqual([undefined, undefined]))
})
