import { describe, expect, it, test } from 'vitest'
import type { DealAnswers } from '@/features/reservations/deals/answers.rules'
import {
  dealOffer,
  knownLoan,
  readFinance,
  withoutOldQuote,
} from '@/features/reservations/deals/finance.rules'
import { openStep, stepsOf } from '@/features/reservations/deals/steps.rules'
import { sumOf, totalsOf } from '@/features/reservations/deals/totals.rules'
import { delivery, details, offer, trade, ZONES } from '../../helpers/dealAnswers'

const steps = stepsOf({ delivery: true, tradeIn: true, finance: true })
const terms = { price: 30_000, deposit: 200, zones: ZONES }
const lentFor = (answers: DealAnswers) => dealOffer(offer, sumOf(terms, answers))
const owesMore = { ...trade, worth: 5000, owing: 15_000 }

describe('the finance step lends what the summary says is left', () => {
  test.each<[string, DealAnswers]>([
    ['the price alone', {}],
    ['with its delivery', { delivery }],
    ['less the trade-in', { delivery, trade_in: trade }],
    ['with the debt on the trade-in', { delivery, trade_in: owesMore }],
    ['a trade-in without a figure', { trade_in: { ...trade, worth: null } }],
  ])('%s', (_, answers) => {
    const { balance } = totalsOf(sumOf(terms, answers))
    // A smaller deposit than the one that holds the car changes nothing, and a posted trade-in neither.
    const posted = (name: string) => ({ deposit: '0', trade_in: '9999' })[name] ?? null
    expect(readFinance('Yes', posted, lentFor(answers))).toMatchObject({ financed: balance, deposit: 200 })
  })

  it('less what the shopper puts in beyond the deposit', () => {
    const get = (name: string) => (name === 'deposit' ? '5,000' : null)
    expect(readFinance('Yes', get, lentFor({ delivery }))).toMatchObject({ financed: 25_290 })
  })

  it('nothing where nothing is left', () =>
    expect(lentFor({ trade_in: { ...trade, worth: 50_000 } })).toBeNull())

  it('asks for it again after a change of what is left, with the shopper’s own values', () => {
    const get = (name: string) => (name === 'term' ? '48' : null)
    const answers = {
      delivery,
      trade_in: trade,
      details,
      finance: readFinance('Yes', get, lentFor({ delivery })),
    }
    const step = (now: DealAnswers) => openStep(steps, withoutOldQuote(now, lentFor(now)))
    expect(
      step({
        ...answers,
        trade_in: { has: 'No', rego: '', make: '', model: '', km: null, owing: null, worth: null },
      }),
    ).toBe('payment')
    expect(step(answers)).toBe('finance')
    expect(step({ ...answers, finance: { wants: 'No' } })).toBe('payment')
    expect(step({ ...answers, trade_in: { ...trade, worth: 50_000 } })).toBe('finance')
    expect(knownLoan(answers)('term')).toBe('48')
  })
})
