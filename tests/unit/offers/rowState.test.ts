import { describe, expect, it } from 'vitest'
import { pastDay } from '@/features/compliance/findings.rules'
import { rowState } from '@/admin/kit/list/rowState'

/** The 26th in Perth, the 27th in Sydney. */
const NOW = new Date('2026-11-26T15:00:00Z')
const day = (date: string) => `${date}T12:00:00.000Z`

describe('C8 the list says when an offer is not on the website, and how long it has', () => {
  it.each([
    ['published', null, '2020-12-31', 'Ended', '2,157 days ago'],
    ['published', null, '2026-11-26', 'Ended', 'Yesterday'],
    ['published', null, '2026-11-27', 'Live', 'Last day today'],
    ['published', null, '2026-11-28', 'Live', 'Ends tomorrow'],
    ['published', '2026-11-27', '2026-12-31', 'Live', '34 days left'],
    ['published', '2026-11-28', null, 'Scheduled', 'Starts tomorrow'],
    ['published', '2026-12-01', '2026-12-31', 'Scheduled', 'Starts in 4 days'],
    ['published', null, null, 'Live', ''],
    ['draft', null, '2020-12-31', 'Draft', ''],
    ['changed', null, '2020-12-31', 'Draft', 'Earlier version published'],
    [null, null, null, 'Draft', ''],
  ])('%s, from %s to %s: %s, %s', (status, first, last, words, note) => {
    const run = { first: first && day(first), last: last && day(last) }
    expect(rowState(status, run, 'Australia/Sydney', NOW)).toMatchObject({ words, note })
  })

  it.each([
    ['2026-12-03', 'is-warn'],
    ['2026-12-04', 'is-good'],
    [null, 'is-good'],
  ])('with the colour of its last week: until %s', (last, tone) =>
    expect(rowState('published', { last: last && day(last) }, 'Australia/Sydney', NOW).tone).toBe(tone),
  )

  it('by the dealer’s clock', () =>
    expect(rowState('published', { last: day('2026-11-26') }, 'Australia/Perth', NOW)).toMatchObject({
      ...{ words: 'Live', note: 'Last day today' },
    }))
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
