import { describe, expect, it } from 'vitest'
import { pastDay } from '@/features/compliance/findings.rules'
import { offerState } from '@/features/offers/offerState.rules'

/** The 26th in Perth, the 27th in Sydney. */
const NOW = new Date('2026-11-26T15:00:00Z')
const day = (date: string) => `${date}T12:00:00.000Z`

describe('C8 the list says when an offer is not on the website', () => {
  it.each([
    ['published', null, '2020-12-31', 'Ended'],
    ['published', null, '2026-11-26', 'Ended'],
    ['published', null, '2026-11-27', 'Published'],
    ['published', '2026-11-28', null, 'Scheduled'],
    ['published', '2026-11-27', '2026-12-31', 'Published'],
    ['published', null, null, 'Published'],
    ['draft', null, '2020-12-31', 'Draft'],
    ['changed', null, '2020-12-31', 'Draft (has published version)'],
    [null, null, null, 'Draft'],
  ])('%s, from %s to %s: %s', (status, first, last, state) => {
    const run = { starts_at: first && day(first), ends_at: last && day(last) }
    expect(offerState(status, run, 'Australia/Sydney', NOW)).toBe(state)
  })

  it('by the dealer’s clock', () => {
    expect(offerState('published', { ends_at: day('2026-11-26') }, 'Australia/Perth', NOW)).toBe('Published')
  })
})

describe('C8 a last day that is past is said beside the form', () => {
  it.each([
    ['2020-12-31', ['The last day, 31 December 2020, is past']],
    ['2026-11-26', ['The last day, 26 November 2026, is past']],
    ['2026-11-27', []],
    [null, []],
  ])('%s', (last, message) => {
    const found = pastDay(last && day(last), 'Australia/Sydney', NOW)
    expect(found.map(({ text }) => text)).toEqual(message.map((words) => expect.stringContaining(words)))
    expect(found.every(({ field }) => field === 'ends_at')).toBe(true)
  })

  it('by the dealer’s clock', () => {
    expect(pastDay(day('2026-11-26'), 'Australia/Perth', NOW)).toEqual([])
  })
})
