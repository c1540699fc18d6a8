import { expect, it } from 'vitest'
import { openBreaches, type OpenBreach } from '@/admin/dashboard/needs/breaches'

const NOW = Date.parse('2026-11-26T02:00:00Z')
const DAY = 86_400_000
const breach = (daysAgo: number, more: Partial<OpenBreach> = {}): OpenBreach => ({
  ...{ id: '1', tenant: 't', title: 'A list went astray', zone: 'Australia/Brisbane' },
  ...{
    noticed: NOW - daysAgo * DAY,
    decision: 'assessing',
    officeInformed: false,
    peopleInformed: false,
    ...more,
  },
})
const reported = (one: OpenBreach) => openBreaches([one], NOW).map(({ tone, title }) => [tone, title])

it.each([
  ['fresh', breach(0), [['soon', 'Data breach: decide by Sat 26 Dec, 12:00 pm']]],
  ['with six days left', breach(24), [['bad', 'Data breach: decide by Wed 2 Dec, 12:00 pm']]],
  ['late', breach(40), [['bad', 'Data breach: decide by Mon 16 Nov, 12:00 pm']]],
  ['not notifiable', breach(40, { decision: 'not_notifiable' }), []],
  [
    'notifiable, nobody told',
    breach(3, { decision: 'notifiable' }),
    [['bad', 'Data breach: tell the privacy commissioner and the people']],
  ],
  [
    'notifiable, the office told',
    breach(3, { decision: 'notifiable', officeInformed: true }),
    [['bad', 'Data breach: tell the people']],
  ],
  [
    'notifiable, all told',
    breach(3, { decision: 'notifiable', officeInformed: true, peopleInformed: true }),
    [],
  ],
] as const)('Q9 a data breach that is %s', (_what, one, expected) => {
  expect(reported(one)).toEqual(expected)
})
