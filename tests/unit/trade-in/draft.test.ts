import { describe, expect, it } from 'vitest'
import {
  countOf,
  draftAnswers,
  draftPath,
  faultsOf,
  ownCarOf,
  readDraft,
  screenOf,
  screensOf,
  type Terms,
} from '@/features/trade-in/draft.rules'

const NOW = new Date('2026-11-22T03:00:00Z')
const TERMS: Terms = { odometer: true, country: 'AU', now: NOW }
const CARAVANS: Terms = { ...TERMS, odometer: false }

const CAR = { make: 'Ford', model: 'Ranger', year: '2023', km: '60,000' }
const CONDITION = { exterior: 'marks', tyres: 'good', history: 'full', claim: 'no', keys: 'two' }
const ALL = { ...CAR, ...CONDITION, finance_owing: 'No' }

describe('R1 R2: one question a screen', () => {
  it.each([
    [{}, 'car'],
    [{ rego: '1qr 7tb', regoState: 'VIC' }, 'car'],
    [{ rego: '1qr/7tb', regoState: 'VIC' }, 'plate'],
    [{ rego: '1qr7tb', regoState: 'XX' }, 'plate'],
    [{ make: 'Ford', model: '' }, 'car'],
    [{ make: 'Ford', model: 'Ranger' }, 'year'],
    [{ ...CAR, year: '1800' }, 'year'],
    [{ ...CAR, km: '' }, 'km'],
    [{ ...CAR, km: 'many' }, 'km'],
    [{ ...CAR, km: '999,999,999' }, 'km'],
    [{ ...CAR, km: '2,000,001' }, 'km'],
    [CAR, 'exterior'],
    [{ ...CAR, ...CONDITION, keys: 'nine' }, 'keys'],
    [{ ...CAR, ...CONDITION }, 'finance_owing'],
    [ALL, 'range'],
    [{ ...ALL, finance_owing: 'Yes' }, 'owing'],
    [{ ...ALL, finance_owing: 'Yes', payout: 'lots' }, 'owing'],
    [{ ...ALL, finance_owing: 'Yes', payout: '' }, 'range'],
    [{ ...CAR, year: '2018' }, 'range'],
    [{ ...CAR, km: '100,001' }, 'range'],
  ])('%j: %s', (draft, expected) => expect(screenOf(readDraft(draft), undefined, TERMS)).toBe(expected))

  it.each([
    ['nothing answered', {}, TERMS, 10, false],
    ['a year that gets a range', { ...CAR, km: '' }, TERMS, 10, false],
    ['an older car', { make: 'Ford', model: 'Ranger', year: '2018' }, TERMS, 3, true],
    ['many kilometres', { ...CAR, km: '100,001' }, TERMS, 3, true],
    ['all but what is owed', { ...CAR, ...CONDITION }, TERMS, 10, false],
    ['nothing owed', ALL, TERMS, 9, true],
    ['something owed', { ...ALL, finance_owing: 'Yes' }, TERMS, 10, true],
    ['nothing answered, a caravan', {}, CARAVANS, 3, true],
  ])('%s: the count of questions never jumps', (_, draft, terms, count, isSure) =>
    expect(countOf(readDraft(draft), terms)).toEqual({ count, isSure }),
  )

  it.each([
    ['tyres', 'tyres'],
    ['plate', 'plate'],
    ['owing', 'range'],
    ['range', 'range'],
    [['tyres'], 'range'],
    ['nothing', 'range'],
  ])('an answered draft asked for %j shows %s', (ask, expected) =>
    expect(screenOf(readDraft(ALL), ask, TERMS)).toBe(expected),
  )

  it('asks nobody for a later question before an earlier one', () =>
    expect(screenOf(readDraft({ make: 'Ford', model: 'Ranger' }), 'keys', TERMS)).toBe('year'))

  it('asks a caravan for its size, and for no kilometres and no condition', () => {
    expect(screensOf(readDraft({}), CARAVANS)).toEqual(['car', 'year', 'size', 'range'])
    const { km: _none, ...caravan } = CAR
    expect(screenOf(readDraft(caravan), undefined, CARAVANS)).toBe('size')
    expect(screenOf(readDraft({ ...caravan, length: '', weight: '' }), undefined, CARAVANS)).toBe('range')
  })
})

describe('what was typed', () => {
  it.each([
    ['car', {}, []],
    ['car', { make: 'Ford', model: '' }, ['model']],
    ['year', { year: '20' }, ['year']],
    ['plate', { rego: '??', regoState: 'VIC' }, ['rego']],
    ['owing', { payout: 'lots', lender: '' }, ['payout']],
    ['range', ALL, []],
  ] as const)('%s of %j: wrong are %j', (screen, draft, wrong) =>
    expect(faultsOf(screen, readDraft(draft), TERMS)).toEqual(wrong),
  )

  it('is cut to what a box takes; what no box has is left out', () =>
    expect(readDraft({ rego: ' 1234567890123456 ', id: 'L22222222', ask: 'km', make: ['a', 'b'] })).toEqual({
      rego: '123456789012',
    }))

  it('goes on in the address, empty boxes too', () => {
    expect(draftPath({})).toBe('/valuations/start')
    expect(draftPath({ make: 'A & B', payout: '' }, 'car')).toBe(
      '/valuations/start?make=A+%26+B&payout=&ask=car',
    )
  })

  it('is a car with the facts that can be read', () => {
    expect(ownCarOf(readDraft({ ...CAR, rego: '1qr 7tb', regoState: 'vic' }), TERMS)).toEqual({
      ...{ make: 'Ford', model: 'Ranger', year: 2023, km: 60_000 },
      ...{ rego: '1QR7TB', regoState: 'VIC' },
    })
    expect(ownCarOf(readDraft({ year: '1', km: 'x' }), TERMS)).toEqual({})
  })

  it('is a whole set of answers or none; a payout counts only while finance is owing', () => {
    expect(draftAnswers(readDraft(CAR)).answers).toBeNull()
    expect(draftAnswers(readDraft({ ...ALL, payout: 'lots' })).answers).toMatchObject({ finance_owing: 'No' })
    const owing = { ...ALL, finance_owing: 'Yes', payout: '6,400', lender: 'A Bank' }
    expect(draftAnswers(readDraft(owing)).answers).toMatchObject({ payout: 6400, lender: 'A Bank' })
  })
})
