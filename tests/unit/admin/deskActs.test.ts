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
