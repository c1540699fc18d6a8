import { describe, expect, it } from 'vitest'
import { ownMessage } from '@/features/leads/ownMessage.rules'

const ZONE = 'Australia/Perth'
const now = new Date('2026-11-22T04:00:00Z')
const car = { name: '2022 Jayco Journey', href: '/cars/jayco', isSold: false }
const around = { car, valuation: null, valuesCars: true, isOpen: true, talk: null, now, zone: ZONE }
const lead = {
  lead_id: 'L7KQ2M9XA',
  form: 'enquiry',
  category: 'Vehicle Enquiry',
  subcategory: null,
  message: 'Is it still there?',
  createdAt: new Date('2026-11-21T02:45:00Z'),
}
const trade = {
  ...lead,
  form: 'trade-in',
  message: 'composed',
  trade: { make: 'Ford', model: 'Ranger', year: 2019 },
}
const valued = {
  range: { low: 20_000, high: 23_000 },
  goodUntil: '2026-12-05',
  completed: false,
  accepted: false,
}

describe('a message in the account', () => {
  it('names its car, state, time and next step', () =>
    expect(ownMessage(lead, around)).toEqual({
      lead_id: 'L7KQ2M9XA',
      topic: 'Vehicle Enquiry',
      car: { name: '2022 Jayco Journey', href: '/cars/jayco' },
      words: 'Is it still there?',
      state: 'We have it.',
      sent: 'Sent Sat 21 Nov, 10:45 am, reference L7KQ2M9XA',
      next: { label: 'Write to us again', href: '/cars/jayco#enquire' },
      talk: null,
    }))
  it('goes on in its conversation, where there is one', () => {
    const talk = { href: '/messages/L7KQ2M9XA?key=x', last: null, isNew: false }
    expect(ownMessage(lead, { ...around, talk })).toMatchObject({ next: null, talk })
    expect(ownMessage(lead, { ...around, talk, car: { ...car, isSold: true } })).toMatchObject({
      next: { label: 'See cars like it' },
      talk,
    })
  })
  it('says when it was answered', () =>
    expect(ownMessage({ ...lead, responded_at: now }, around).state).toBe('Answered Sun 22 Nov, 12:00 pm.'))
  it('about a sold car leads to cars like it, and about none to us', () => {
    expect(ownMessage(lead, { ...around, car: { ...car, isSold: true } }).next).toEqual({
      label: 'See cars like it',
      href: '/cars/jayco',
    })
    expect(ownMessage(lead, { ...around, car: null })).toMatchObject({
      car: null,
      next: { label: 'Write to us again', href: '/contact-us' },
    })
  })
  const link = '/valuations/range?id=L7KQ2M9XA'
  it.each([
    ['begun', null, 'Not finished yet.', 'Go on with it'],
    ['valued', valued, 'Guide range $20,000 to $23,000, good until Sat 5 December 2026.', 'Go on with it'],
    ['too old', { ...valued, goodUntil: '2026-11-21' }, 'The guide range has ended.', 'Go on with it'],
    ['without a range', { ...valued, range: null }, 'Not finished yet.', 'Go on with it'],
    ['sent', { ...valued, completed: true }, 'We have everything and come back to you.', 'Open'],
    ['accepted', { ...valued, completed: true, accepted: true }, 'You accepted $20,000 to $23,000.', 'Open'],
  ])('about a trade-in that is %s', (_, valuation, state, label) =>
    expect(ownMessage(trade, { ...around, valuation })).toMatchObject({
      topic: 'Your trade-in',
      car: { name: '2019 Ford Ranger', href: null },
      state,
      next: { label, href: link },
    }),
  )
  it('about a trade-in whose link has ended, and at a dealer who values no cars', () => {
    expect(ownMessage(trade, { ...around, isOpen: false }).next).toEqual({
      label: 'Value it again',
      href: '/trade-in',
    })
    expect(ownMessage(trade, { ...around, valuesCars: false }).next).toBeNull()
  })
})
