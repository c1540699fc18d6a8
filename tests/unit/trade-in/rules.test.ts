import { describe, expect, it } from 'vitest'
import {
  answersSchema,
  PAYOUT_MESSAGE,
  conditionFactor,
  QUESTION_NAMES,
  QUESTIONS,
  questionOf,
} from '@/features/trade-in/answers.rules'
import {
  estimate,
  FEWEST,
  lastDay,
  overLimit,
  guideRange,
  middleOf,
  netOf,
} from '@/features/trade-in/estimate.rules'
import { afterLead } from '@/core/dealer/links/tradeInPaths'
import { readPlate } from '@/features/trade-in/plate.rules'
import { assumptions, basisText, lifts, noGuideText } from '@/features/trade-in/words.rules'
import { leadSchema } from '@/features/leads/leadSchema.rules'
import { POSTCODE_MESSAGE } from '@/core/dealer/country/postcodeForm'
import { dayText, isGood } from '@/core/place/moments'

const NOW = new Date('2026-11-22T03:00:00Z')
const GOOD = { exterior: 'marks', tyres: 'good', history: 'full', claim: 'no', keys: 'two' }
const ANSWERS = { ...GOOD, finance_owing: 'No' }

describe('R1: cars that get no online estimate', () => {
  it.each([
    [2019, 50_000, null],
    [2018, 50_000, 'age'],
    [2026, 0, null],
    [2022, 100_000, null],
    [2022, 100_001, 'km'],
    [2018, 100_001, 'age'],
  ])('year %i, %i km: %s', (year, km, expected) => expect(overLimit({ year, km }, NOW)).toBe(expected))

  it('says why', () => {
    expect(noGuideText('age')).toContain('7 years')
    expect(noGuideText('km')).toContain('100,000 km')
  })
})

describe('R2: the postcode of a trade-in', () => {
  const rules = {
    form: 'trade-in',
    messageRequired: true,
    dealershipRequired: false,
    locationRequired: false,
  } as const
  const lead = { form: 'trade-in', name: 'Jo', email: 'jo@shopper.example', terms_agreed: true }
  const faults = (postcode: string) =>
    leadSchema(rules)
      .safeParse({ ...lead, postcode })
      .error?.issues.filter(({ path }) => path[0] === 'postcode')
      .map(({ message }) => message)

  it.each(['abcd', '456', ''])('%j is refused with the words of the form', (postcode) =>
    expect(faults(postcode)).toContain(POSTCODE_MESSAGE),
  )
  it('five digits are refused', () => expect(faults('45581')).not.toHaveLength(0))
  it('four digits are taken', () => expect(faults('4558')).toBeUndefined())
})

describe('R1: the year of a trade-in', () => {
  const latest = new Date().getFullYear() + 1
  const wrong = `Enter a year from 1900 to ${latest}.`
  const messageOf = (trade_year: string) => {
    const rules = {
      form: 'sell',
      dealershipRequired: false,
      locationRequired: false,
      messageRequired: false,
    } as const
    const read = leadSchema({ ...rules, wanted: ['trade_year'] }).safeParse({ form: 'sell', trade_year })
    return read.error?.issues.find(({ path }) => path[0] === 'trade_year')?.message
  }
  it.each([
    ['', 'Enter the year with four digits.'],
    ['1850', wrong],
    ['1899', wrong],
    ['1900', undefined],
    [String(latest), undefined],
    [String(latest + 1), wrong],
    ['19x4', wrong],
  ])('%s', (year, notice) => expect(messageOf(year)).toBe(notice))
})

describe('R1: the answers of a shopper', () => {
  it('are all asked', () => {
    const found = answersSchema.safeParse({}).error?.issues.map(({ path }) => path[0])
    expect(found).toEqual([...QUESTION_NAMES, 'finance_owing'])
  })
  it.each([
    ['$6,400', 6400],
    ['', undefined],
    [6400, 6400],
  ])('payout %j is %j', (payout, expected) =>
    expect(answersSchema.parse({ ...ANSWERS, payout }).payout).toBe(expected),
  )
  it('a payout that is no amount is an error', () =>
    expect(answersSchema.safeParse({ ...ANSWERS, payout: 'lots' }).error?.issues[0]?.message).toBe(
      PAYOUT_MESSAGE,
    ))
  it('an answer that was not offered is an error', () =>
    expect(answersSchema.safeParse({ ...ANSWERS, tyres: 'bald' }).success).toBe(false))

  const moved = QUESTION_NAMES.flatMap((name) =>
    questionOf(name).answers.map(({ value, effect }) => [name, value, effect] as const),
  )
  it.each(moved)('%s %s moves the estimate by %d', (name, value, effect) => {
    const other = QUESTIONS[name].answers.find((one) => one.value === GOOD[name])?.effect ?? 0
    const difference = conditionFactor({ ...GOOD, [name]: value }) - conditionFactor(GOOD)
    expect(difference).toBeCloseTo(effect - other)
  })
})

describe('R3: a range, not a figure', () => {
  it.each([
    [
      { low: 21_430, high: 24_180 },
      { low: 21_400, high: 24_200 },
    ],
    [
      { low: 20_000, high: 20_000 },
      { low: 19_200, high: 20_800 },
    ],
    [{ low: 30, high: 60 }, null],
    [{ low: 2, high: 1 }, null],
    [{ low: NaN, high: 1 }, null],
  ])('%j becomes %j', (range, expected) => expect(guideRange(range)).toEqual(expected))
  it('has a middle in whole hundreds', () => expect(middleOf({ low: 21_400, high: 24_300 })).toBe(22_900))

  it('counts in the calculator less what is owed', () => {
    const range = { low: 16_900, high: 18_300 }
    expect(netOf(range, { finance_owing: 'No', payout: 10_000 })).toBe(17_600)
    expect(netOf(range, { finance_owing: 'Yes' })).toBe(17_600)
    expect(netOf(range, { finance_owing: 'Yes', payout: 10_000 })).toBe(7600)
    expect(netOf(range, { finance_owing: 'Yes', payout: 20_000 })).toBe(-2400)
  })

  it('leans on at least three cars', () => {
    const similar = Array.from({ length: FEWEST }, () => ({ price: 30_000, year: 2022, km: 40_000 }))
    const car = { year: 2022, km: 40_000 }
    expect(estimate(similar.slice(1), car, GOOD)).toBeNull()
    expect(estimate(similar, car, GOOD)?.low).toBeCloseTo(30_000 * 0.85 * 1.01)
  })
  it('falls with age, kilometres and condition', () => {
    const similar = [28, 30, 32].map((price) => ({ price: price * 1000, year: 2022, km: 40_000 }))
    const at = (year: number, km: number, condition = GOOD) =>
      estimate(similar, { year, km }, condition)?.high ?? 0
    const here = at(2022, 40_000)
    expect(at(2021, 40_000)).toBeLessThan(here)
    expect(at(2022, 60_000)).toBeLessThan(here)
    expect(at(2022, 40_000, { ...GOOD, claim: 'repaired' })).toBeLessThan(here)
    expect(at(2023, 20_000)).toBeGreaterThan(here)
  })

  it.each([
    ['2026-11-22T03:00:00Z', 'Australia/Brisbane', '2026-12-06'],
    ['2026-11-22T15:00:00Z', 'Australia/Brisbane', '2026-12-07'],
    ['2026-09-25T03:00:00Z', 'Australia/Melbourne', '2026-10-09'],
  ])('made at %s in %s, it is good until %s', (now, zone, day) =>
    expect(lastDay(new Date(now), zone)).toBe(day),
  )
  it('is good through its last day at the dealer', () => {
    expect(isGood('2026-12-06', new Date('2026-12-06T13:59:00Z'), 'Australia/Brisbane')).toBe(true)
    expect(isGood('2026-12-06', new Date('2026-12-06T14:01:00Z'), 'Australia/Brisbane')).toBe(false)
    expect(dayText('2026-12-06')).toBe('Sun 6 December 2026')
  })

  it('lists what it assumes, finance owing included', () => {
    const answers = answersSchema.parse({ ...ANSWERS, finance_owing: 'Yes', payout: '6,400', tyres: 'due' })
    expect(assumptions(88_400, answers)).toEqual([
      ['Kilometres', '88,400'],
      ['Outside', 'A few marks'],
      ['Tyres', 'Due now'],
      ['Service history', 'Full'],
      ['Claims', 'No'],
      ['Keys', 'Two'],
      ['Finance owing', 'About $6,400'],
    ])
    expect(lifts(answers)).toEqual(['Clean panels on the day', 'Tyres with more tread'])
  })
  it('says what it is', () => {
    expect(basisText(1)).toContain('1 similar car advertised')
    expect(basisText(12)).toContain('12 similar cars')
    expect(basisText(null)).toContain('price guide')
  })
})

describe('R4: plates as registers write them', () => {
  it.each([
    ['482 kxj', 'qld', { ok: true, rego: '482KXJ', regoState: 'QLD' }],
    ['', 'QLD', { ok: false, path: 'rego' }],
    [
      'TOOLONGPLATE',
      'QLD',
      { ok: false, path: 'rego', message: 'A plate has at most 9 letters and digits. Shorten it.' },
    ],
    ['<b>', 'QLD', { ok: false, path: 'rego' }],
    ['482KXJ', 'XX', { ok: false, path: 'regoState' }],
    ['482KXJ', null, { ok: false, path: 'regoState' }],
  ])('%j in %j', (rego, state, expected) => expect(readPlate(rego, state, 'AU')).toMatchObject(expected))

  it.each([
    ['abc123', '', { ok: true, rego: 'ABC123', regoState: 'NZ' }],
    ['abc123', 'QLD', { ok: true, rego: 'ABC123', regoState: 'NZ' }],
    ['<b>', '', { ok: false, path: 'rego' }],
  ])('%j in New Zealand, which has one register', (rego, state, expected) =>
    expect(readPlate(rego, state, 'NZ')).toMatchObject(expected),
  )
})

describe('N6: where a lead leads', () => {
  it.each([
    ['trade-in', true, '/valuations/range?id=L2345678'],
    ['sell', true, '/valuations/range?id=L2345678'],
    ['sell', false, '/success?ref=L2345678'],
    ['general', true, '/success?ref=L2345678'],
  ])('%s, trade-ins %s: %s', (form, offered, path) => expect(afterLead(form, 'L2345678', offered)).toBe(path))
})

it('R1: nobody is told to have left out the kilometres where none are asked', () => {
  expect(noGuideText('unknown')).toContain('kilometres')
  expect(noGuideText('unknown', false)).toBe('No estimate is given online. A person prices yours.')
  expect(noGuideText('age', false)).toContain('over 7 years old')
})
