import { describe, expect, it } from 'vitest'
import { FORMS, type LeadForm } from '@/features/leads/intents/names.rules'
import { receipt } from '@/features/leads/letters/receipt'
import type { LeadFacts } from '@/features/leads/types'
import type { TradeIn } from '@/core/person/tradeIn'
import { stated } from '../../helpers/letters'
import { someFacts } from './someFacts'

const NOW = new Date('2026-11-23T00:00:00Z')
const GO_ON = 'https://a.example/valuations/range?id=L2345678A'
const mail = (form: LeadForm | undefined, more: object = {}) =>
  stated(receipt, { lead: someFacts({ form, ...more }), now: NOW })
const noCar = { car: undefined }

describe('L11 a receipt says what was sent', () => {
  it.each<[LeadForm | undefined, object, string]>([
    ['enquiry', {}, 'We have your question: 2021 Toyota HiLux SR5 (L2345678A)'],
    ['similar', {}, 'We have your request for something similar: 2021 Toyota HiLux SR5 (L2345678A)'],
    ['test-drive', {}, 'We have your request for a test drive: 2021 Toyota HiLux SR5 (L2345678A)'],
    ['photos', {}, 'We have your request for photos: 2021 Toyota HiLux SR5 (L2345678A)'],
    ['offer', {}, 'We have your offer: 2021 Toyota HiLux SR5 (L2345678A)'],
    ['careers', noCar, 'We have your application (L2345678A)'],
    ['callback', noCar, 'We have your request for a call (L2345678A)'],
    ['sell', noCar, 'We have the details of your car (L2345678A)'],
    ['trade-in', {}, 'We have the details of your car (L2345678A)'],
    [undefined, noCar, 'We have your message (L2345678A)'],
  ])('%s', (form, more, subject) => expect(mail(form, more).subject).toBe(subject))

  it.each(FORMS)('%s: fixed words alone', (form) => {
    const typed: Partial<LeadFacts> = {
      message: 'https://evil.example',
      name: 'https://evil.example',
      answers: [['x', 'evil']],
    }
    expect(JSON.stringify(mail(form, typed))).not.toContain('evil')
    expect(receipt.sms?.({ lead: someFacts({ form, ...typed }), now: NOW })).not.toMatch(/evil|http/)
  })

  it('says what happens next', () => {
    expect(mail('offer').text).toContain('An offer does not hold the car.')
    expect(mail('photos').text).toContain('We send them to your email address.')
  })
})

describe('R1 R3 the receipt of a trade-in', () => {
  const ranged: TradeIn = { offer_low: 18_000, offer_high: 20_500, good_until: '2026-12-07', assumptions: [] }
  const done = { ...ranged, form_completed: true, offer_accepted: true }

  it('thanks for the car, names the one that is wanted, and leads on where the shopper stopped', () => {
    const { text } = mail('trade-in', { journey_url: GO_ON })
    expect(text).toContain(
      'Thank you for telling Harbour Toyota about your car. Your reference is L2345678A.',
    )
    expect(text).toContain('The car you want: 2021 Toyota HiLux SR5, stock number HT1')
    expect(text).toContain(`You can go on where you stopped, within 30 days:\n${GO_ON}`)
    expect(text).toContain('A person looks at what you sent and tells you a price.')
  })

  it('has the range that was accepted, and says that it binds nobody', () => {
    const { subject, text } = mail('sell', { ...noCar, journey_url: GO_ON, trade: done })
    expect(subject).toBe('We have all about your car (L2345678A)')
    expect(text).toContain('You told us that you would sell in this range. Nobody is bound')
    expect(text).toContain('Your guide range: $18,000 to $20,500, good until')
    expect(text).not.toContain(GO_ON)
  })

  it('promises no range where there is none', () => {
    const { text } = mail('sell', { ...noCar, journey_url: GO_ON, trade: { form_completed: true } })
    expect(text).toContain('A person looks at what you sent and tells you a price.')
    expect(text).not.toMatch(/range|valuations/)
  })
})
