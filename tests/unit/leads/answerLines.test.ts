import { describe, expect, it } from 'vitest'
import { notice } from '@/features/leads/letters/notice'
import { receipt } from '@/features/leads/letters/receipt'
import { reply } from '@/features/leads/letters/reply'
import type { LeadFacts } from '@/features/leads/types'
import { stated } from '../../helpers/letters'
import { someFacts } from './someFacts'

const receiptMail = (lead: LeadFacts, now: Date) => stated(receipt, { lead, now })

const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  status: 'Open' as const,
  open: '08:00',
  close: '17:00',
  department: 'sales' as const,
}))
const clock = { entries: weekdays, department: 'sales' as const, zone: 'Australia/Brisbane' }
const facts = (more: object = {}) =>
  someFacts({
    clock,
    location: { id: 'p', name: 'Noosaville', address: '1 Road', phone: '(07) 5550 0199' },
    ...more,
  })
/** Monday 23 November 2026, ten in the morning and eight in the evening in Brisbane. */
const MORNING = new Date('2026-11-23T00:00:00Z')
const EVENING = new Date('2026-11-23T10:00:00Z')

describe('L11 the receipt', () => {
  it('names reference, car, location, hours, who answers and how soon', () => {
    const { subject, text } = receiptMail(
      facts({ reply_minutes: 120, createdAt: MORNING.toISOString() }),
      MORNING,
    )
    expect(subject).toContain('L2345678A')
    for (const part of [
      'Your reference is L2345678A.',
      '2021 Toyota HiLux SR5, stock number HT1',
      'Noosaville\n1 Road\n(07) 5550 0199',
      'Monday: 8:00 am – 5:00 pm',
      'The sales team of Noosaville is there now (open until 5:00 pm) and will answer you.',
      'You have our answer by Mon 23 Nov, 12:00 pm (Brisbane time).',
    ])
      expect(text).toContain(part)
  })

  it('says other words out of hours', () => {
    const { text } = receiptMail(facts({ reply_minutes: 120, createdAt: EVENING.toISOString() }), EVENING)
    expect(text).toContain('Noosaville is closed just now and opens tomorrow 8:00 am. The sales team')
    expect(text).toContain('You have our answer by Tue 24 Nov, 10:00 am (Brisbane time).')
    expect(text).not.toContain('is there now')
  })

  it('has the promise of the dealer where hours are unknown, for older leads, and once the time is over', () => {
    expect(receiptMail(facts(), MORNING).text).toContain('Soon.')
    const late = facts({ reply_minutes: 120, createdAt: '2026-11-20T00:00:00Z' })
    expect(receiptMail(late, MORNING).text).toContain('Soon.')
    expect(receiptMail(someFacts(), MORNING).text).toContain('Soon.')
  })

  it('is short by SMS, without a link or a word of the sender', () => {
    const typed = { message: 'https://evil.example', name: 'https://evil.example', category: 'WIN' }
    const text = receipt.sms?.({ lead: facts(typed), now: EVENING }) ?? ''
    expect(text).toMatch(/^Harbour Toyota: we have your message, reference L2345678A\. Noosaville is closed/)
    expect(text).not.toMatch(/evil|WIN|http/)
    expect(text.length).toBeLessThanOrEqual(320)
  })
})

describe('the mails about a lead', () => {
  const trade = { make: 'Mazda', model: '3', year: 2019, rego: '1AB2CD' }
  it.each(['trade-in', 'sell'])('B6 name the shopper’s own car for %s', (form) => {
    const own = facts({ form, category: 'Trade-in', trade })
    const mails = [
      receiptMail(own, MORNING),
      stated(notice, own),
      stated(reply, { lead: own, reply: { text: 'Hi', name: 'Bo', email: 'b@d.example' } }),
    ]
    for (const { subject } of mails) {
      expect(subject).toContain('2019 Mazda 3')
      expect(subject).not.toContain('HiLux')
    }
    expect(mails[1]?.text).toContain('Their car: 2019 Mazda 3, 1AB2CD')
    expect(mails[1]?.text).toContain('Wants: ')
  })

  it('repeat no address that was typed as a make', () => {
    const typed = facts({ form: 'sell', trade: { make: 'https://evil.example', model: 'x\ny' } })
    expect(JSON.stringify(receiptMail(typed, MORNING))).not.toMatch(/evil|HiLux SR5 \(/)
  })

  it('leave the sales team out of an answer to a job application', () => {
    const { text } = receiptMail(facts({ form: 'careers', subcategory: 'Career Enquiry' }), MORNING)
    expect(text).toContain('Noosaville is there now')
    expect(text).not.toContain('sales team')
  })
})
