import { describe, expect, it } from 'vitest'
import { replySpan, usualReplyMinutes } from '@/domain/leads/usualReply'
import { receiptMail } from '@/leads/mails/receipt'
import { receiptSms } from '@/leads/mails/receiptSms'
import { someFacts } from './someFacts'

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
    const { subject, text } = receiptMail(facts({ usual_minutes: 45 }), MORNING)
    expect(subject).toContain('L2345678A')
    for (const part of [
      'Your reference is L2345678A.',
      '2021 Toyota HiLux SR5, stock number HT1',
      'Noosaville\n1 Road\n(07) 5550 0199',
      'Monday: 8:00 am – 5:00 pm',
      'The sales team of Noosaville is there now (open until 5:00 pm) and will answer you.',
      'Most people get their answer within 45 minutes of opening hours.',
    ])
      expect(text).toContain(part)
  })

  it('says other words out of hours', () => {
    const { text } = receiptMail(facts({ usual_minutes: 45 }), EVENING)
    expect(text).toContain('Noosaville is closed just now and opens tomorrow 8:00 am. The sales team')
    expect(text).not.toContain('is there now')
  })

  it('has the promise of the dealer where too few answers tell how long it takes, and where hours are unknown', () => {
    expect(receiptMail(facts(), MORNING).text).toContain('Soon.')
    expect(receiptMail(facts(), MORNING).text).not.toContain('Most people')
    expect(receiptMail(someFacts(), MORNING).text).toContain('Soon.')
  })

  it('is short by SMS, without a link or a word of the sender', () => {
    const typed = { message: 'https://evil.example', name: 'https://evil.example', category: 'WIN' }
    const text = receiptSms(facts(typed), EVENING)
    expect(text).toMatch(/^Harbour Toyota: we have your message, reference L2345678A\. Noosaville is closed/)
    expect(text).not.toMatch(/evil|WIN|http/)
    expect(text.length).toBeLessThanOrEqual(320)
  })
})

const answers = (minutes: number[]) =>
  minutes.map((took) => ({ createdAt: MORNING, responded_at: new Date(MORNING.getTime() + took * 60_000) }))

describe('L11 how long an answer usually takes', () => {
  it.each([
    ['too few', answers(Array(19).fill(10)), null],
    ['all at once', answers(Array(20).fill(0)), 5],
    ['a quarter slow', answers([...Array(15).fill(22), ...Array(5).fill(400)]), 25],
    ['a third slow', answers([...Array(14).fill(22), ...Array(7).fill(300)]), 300],
    // From Friday five minutes before closing to Monday ten past eight.
    [
      'over a weekend',
      Array(20).fill({
        createdAt: new Date('2026-11-20T06:55:00Z'),
        responded_at: new Date('2026-11-22T22:10:00Z'),
      }),
      15,
    ],
  ])('%s', (_what, answered, expected) => expect(usualReplyMinutes(answered, clock)).toBe(expected))

  it.each([
    [5, '5 minutes'],
    [90, '90 minutes'],
    [95, '2 hours'],
    [300, '5 hours'],
  ])('%i minutes read %s', (minutes, words) => expect(replySpan(minutes)).toBe(words))
})
