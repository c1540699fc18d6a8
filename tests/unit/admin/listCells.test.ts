import { describe, expect, it } from 'vitest'
import { isValidElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ExampleCell, rateState } from '@/admin/finance/RateCells'
import { feedPill } from '@/admin/stock/feedWords'
import { guideText, standingOf } from '@/admin/trade-in/standing'
import { FEED_STATES } from '@/features/stock/feeds.rules'

const YOURS = 'Your turn is-warn'
const THEIRS = 'Shopper’s turn '

describe('a valuation in its list', () => {
  it.each([
    ['without a guide, and nothing noted', { form_completed: true }, false, YOURS, 'Needs your figure'],
    ['with a figure noted', { form_completed: true, notes: '$12,000' }, false, THEIRS, 'Answered'],
    [
      'with a figure of a person',
      { form_completed: true, offer_low: 9000, result: { own: true } },
      false,
      THEIRS,
      'Has your figure',
    ],
    ['with spaces noted', { form_completed: true, notes: ' ' }, false, YOURS, 'Needs your figure'],
    ['with a guide', { form_completed: true, offer_low: 9000 }, false, THEIRS, 'Has the guide'],
    ['whose lead waits', { form_completed: true, offer_low: 9000 }, true, YOURS, 'Waits for an answer'],
    ['that was left half way', { form_completed: false }, false, THEIRS, 'Form not finished'],
    [
      'that was accepted',
      { offer_low: 9000, offer_accepted: true },
      false,
      'Accepted is-good',
      'Agreed to the range',
    ],
    [
      'that was accepted and waits',
      { offer_low: 9000, offer_accepted: true },
      true,
      YOURS,
      'Waits for an answer',
    ],
  ])('%s', (_which, facts, waits, turn, note) => {
    const standing = standingOf(facts, waits)
    expect([`${standing.words} ${standing.tone}`, standing.note]).toEqual([turn, note])
  })

  it.each([
    [{ offer_low: 38600, offer_high: 42700 }, '$38,600 – $42,700'],
    [{ offer_low: 38600, offer_high: null }, '$38,600 – $38,600'],
    [{ offer_low: 0, offer_high: 42700 }, ''],
  ])('%o has the range %s', (facts, words) => expect(guideText(facts)).toBe(words))
})

it.each([
  [0, 0, '$115 a week'],
  [0, 10, '$118 a week'],
  [10, 0, '$147 a week'],
  [10, null, '$147 a week'],
])('a loan of $30,000 at %s %% with a monthly fee of %s costs %s', (interest_rate, monthly_fee, words) => {
  const cell: unknown = Reflect.apply(ExampleCell, null, [{ rowData: { interest_rate, monthly_fee } }])
  expect(isValidElement(cell) && renderToStaticMarkup(cell)).toBe(words)
})

describe('the rate that applies', () => {
  const rate = (provider: string, day: string) => ({ provider, effective_from: `${day}T12:00:00.000Z` })
  const all = [
    rate('a', '2026-07-01'),
    rate('a', '2026-09-01'),
    rate('a', '2026-12-01'),
    rate('b', '2026-10-01'),
  ]
  it.each([
    ['a', '2026-07-01', 'Over'],
    ['a', '2026-09-01', 'Applies now'],
    ['a', '2026-12-01', 'Not yet'],
    ['b', '2026-10-01', 'Applies now'],
  ])('of lender %s from %s: %s', (provider, day, state) =>
    expect(rateState(rate(provider, day), all, '2026-11-30')).toBe(state),
  )
  it('begins on its first day', () =>
    expect(all.slice(0, 3).map((one) => rateState(one, all, '2026-12-01'))).toEqual([
      'Over',
      'Over',
      'Applies now',
    ]))
})

it('each state of a feed has a dealer’s word, and only one waits for somebody', () => {
  const pills = FEED_STATES.map((state) => [state, feedPill(state)] as const)
  expect(pills.filter(([, { tone }]) => tone === 'is-warn').map(([state]) => state)).toEqual(['held'])
  expect(pills.every(([state, { words }]) => words.toLowerCase() !== 'committed' && words && state)).toBe(
    true,
  )
})
