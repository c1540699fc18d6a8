import { describe, expect, it } from 'vitest'
import { momentOf } from '@/features/plans/civilMoment.rules'
import { planWords } from '@/features/plans/plan.rules'

const NOW = new Date('2026-08-03T00:00:00Z')
const at = (iso: string) => Date.parse(iso)

describe('C11 a plan is a time of the dealer’s clock', () => {
  it.each([
    ['Brisbane knows no summer time', '2026-12-01', '08:00', 'Australia/Brisbane', '2026-11-30T22:00:00Z'],
    ['Sydney in summer', '2026-12-01', '08:00', 'Australia/Sydney', '2026-11-30T21:00:00Z'],
    ['Sydney in winter', '2027-06-01', '08:00', 'Australia/Sydney', '2027-05-31T22:00:00Z'],
    ['half an hour of Adelaide', '2026-12-01', '08:00', 'Australia/Adelaide', '2026-11-30T21:30:00Z'],
    ['Perth', '2026-12-01', '08:00', 'Australia/Perth', '2026-12-01T00:00:00Z'],
    ['Auckland', '2026-12-01', '08:00', 'Pacific/Auckland', '2026-11-30T19:00:00Z'],
    ['after the clocks went forward', '2026-10-04', '03:00', 'Australia/Sydney', '2026-10-03T16:00:00Z'],
    ['before they did', '2026-10-04', '01:59', 'Australia/Sydney', '2026-10-03T15:59:00Z'],
    ['midnight', '2026-10-04', '00:00', 'Australia/Sydney', '2026-10-03T14:00:00Z'],
  ])('%s', (_, date, clock, zone, instant) => {
    expect(momentOf({ date, clock }, zone, NOW)).toEqual({ at: at(instant) })
  })

  it('a time that the clocks skip is refused, with one that works', () => {
    expect(momentOf({ date: '2026-10-04', clock: '02:30' }, 'Australia/Sydney', NOW)).toEqual({
      fault: 'The clocks go forward that night, so there is no 02:30. 03:30 would work.',
    })
    expect(momentOf({ date: '2026-10-04', clock: '02:30' }, 'Australia/Brisbane', NOW)).toEqual({
      at: at('2026-10-03T16:30:00Z'),
    })
  })

  it('of a time that comes twice the first counts, and staff are told', () => {
    expect(momentOf({ date: '2027-04-04', clock: '02:30' }, 'Australia/Sydney', NOW)).toEqual({
      at: at('2027-04-03T15:30:00Z'),
      note: 'The clocks go back that night and show this time twice: the first one counts.',
    })
  })

  it.each([
    ['', '08:00', 'Choose the day.'],
    ['2026-02-30', '08:00', 'Choose the day.'],
    ['1.12.2026', '08:00', 'Choose the day.'],
    ['2026-12-01', '8 am', 'Choose the time, such as 08:00.'],
    ['2026-12-01', '24:00', 'Choose the time, such as 08:00.'],
    ['2026-08-03', '10:00', 'That time has passed: it is Mon 3 Aug, 10:00 am now.'],
    ['2026-08-02', '23:00', 'That time has passed: it is Mon 3 Aug, 10:00 am now.'],
    ['2029-01-01', '08:00', 'Choose a day within two years.'],
  ])('%s %s: %s', (date, clock, fault) => {
    expect(momentOf({ date, clock }, 'Australia/Brisbane', NOW)).toEqual({ fault })
  })

  it('is told as that clock shows it', () => {
    const moment = at('2026-11-30T22:00:00Z')
    expect(planWords('publish', moment, 'Australia/Brisbane')).toBe(
      'Publishes Tue 1 Dec, 8:00 am, Brisbane time',
    )
    expect(planWords('unpublish', moment, 'Pacific/Auckland')).toBe(
      'Unpublishes Tue 1 Dec, 11:00 am, Auckland time',
    )
  })
})
