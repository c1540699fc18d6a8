/** An enquiry about a car that sold while the form was open is taken, and both sides are told. */
import { describe, expect, it } from 'vitest'
import { goneOf, goneWords } from '@/features/leads/gone.rules'
import { notice } from '@/features/leads/letters/notice'
import { receipt } from '@/features/leads/letters/receipt'
import { stated } from '../../helpers/letters'
import { someFacts } from './someFacts'

const NOW = new Date('2026-11-23T00:00:00Z')
const NEXT = 'We look through our stock and tell you what comes close.'
const SOLD = 'The 2021 Toyota HiLux SR5 has just sold: it went before your message reached us.'

it.each([
  [{ status: 'in_stock' }, 'enquiry', null],
  [{ status: 'sold' }, 'enquiry', 'sold'],
  [{ status: 'in_stock', sold: true }, 'offer', 'sold'],
  [{ status: 'withdrawn' }, 'photos', 'off'],
  [{ status: 'sold' }, 'similar', null],
  [null, 'general', null],
] as const)('%j, asked by %s: %s', (car, form, gone) => expect(goneOf(car, form)).toBe(gone))

describe.each([
  ['sold', SOLD],
  ['off', SOLD.replace('has just sold', 'has just gone off sale')],
] as const)('a car that is %s', (gone, words) => {
  const facts = someFacts({ form: 'enquiry', gone })

  it('the shopper reads it on the page, by mail and by text, with what comes next', () => {
    expect(goneWords(facts)).toEqual([words, NEXT])
    const { text } = stated(receipt, { lead: facts, now: NOW })
    expect(text).toContain(`${words}\n\n${NEXT}`)
    expect(text).not.toContain('Price')
    expect(text.includes('What is like it')).toBe(gone === 'sold')
    expect(receipt.sms?.({ lead: facts, now: NOW })).toContain(words)
  })

  it('the dealer reads it first', () => {
    const { subject, text } = stated(notice, facts)
    expect(subject).toContain(
      `2021 Toyota HiLux SR5 (HT1), ${gone === 'off' ? 'off sale' : 'sold'}, from Ann Lee`,
    )
    expect(text).toMatch(/^The car was .* before this came: offer one that is like it\.$/m)
    expect(text).not.toContain('Price shown')
  })
})

it('nothing of it is said of a car that can be had', () => {
  expect(goneWords(someFacts({ form: 'enquiry' }))).toEqual([])
  expect(stated(receipt, { lead: someFacts({ form: 'enquiry' }), now: NOW }).text).toContain('Price: $49,850')
})
