import { civilAt, dateWord } from '@/domain/hours/civil'
import type { Week } from '@/domain/reports/period'
import { percent, repliesOf, span, stepWord } from '@/domain/reports/replies'
import { tally, type Share } from '@/domain/reports/tally'
import type { ReportLead } from './readLeads'
import type { ReportTable } from './table'

const NONE = 'No lead came in this week.'
const rowsOf = (shares: readonly Share[]) => shares.map(({ name, count }) => [name, count] as const)

/** Without days in the future, which could not have a lead yet. */
export function leadsEachDay(
  leads: readonly ReportLead[],
  { days }: Week,
  zone: string,
  now: Date,
): ReportTable {
  const today = civilAt(now, zone).date
  const counts = new Map(
    tally(leads.map(({ came }) => civilAt(new Date(came), zone).date)).map(({ name, count }) => [
      name,
      count,
    ]),
  )
  return {
    key: 'days',
    title: 'Leads each day',
    head: ['Day', 'Leads'],
    rows: days
      .filter((day) => day <= today)
      .map((day) => [`${dateWord(day, 'weekday')} ${dateWord(day, 'day')}`, counts.get(day) ?? 0]),
    none: NONE,
    isChart: true,
  }
}

const shares = (
  key: string,
  title: string,
  head: string,
  names: readonly (string | null | undefined)[],
): ReportTable => ({
  key,
  title,
  head: [head, 'Leads'],
  rows: rowsOf(tally(names)),
  none: NONE,
  isChart: true,
})

export function answerSpeed(leads: readonly ReportLead[]): ReportTable {
  const { steps, answered } = repliesOf(leads.flatMap(({ reply }) => reply ?? []))
  return {
    key: 'replies',
    title: 'Reply times',
    note: 'Counted in the opening hours of each place, until a person first answered.',
    head: ['Time', 'Leads'],
    rows: answered ? steps.map((count, index) => [stepWord(index), count]) : [],
    none: 'No lead of this week has been answered yet.',
    isChart: true,
  }
}

/** `names`: people of the dealer by id. */
export function byPerson(leads: readonly ReportLead[], names: ReadonlyMap<string, string>): ReportTable {
  const people = tally(leads.map(({ person }) => person))
  return {
    key: 'people',
    title: 'By person',
    note: 'Leads that somebody has taken.',
    head: ['Who', 'Leads', 'Typical reply time', 'In time', 'Won'],
    rows: people.map(({ name: id, count }) => {
      const own = leads.filter(({ person }) => person === id)
      const { usual, inTime } = repliesOf(own.flatMap(({ reply }) => reply ?? []))
      return [
        names.get(id) ?? 'Former staff member',
        count,
        usual === null ? 'None yet' : span(usual),
        inTime === null ? 'None due' : percent(inTime),
        own.filter(({ lead }) => lead.state === 'won').length,
      ]
    }),
    none: 'Nobody has taken a lead of this week.',
  }
}

export const leadTables = (
  leads: readonly ReportLead[],
  { week, zone }: { week: Week; zone: string },
  names: ReadonlyMap<string, string>,
  now: Date,
): ReportTable[] => [
  leadsEachDay(leads, week, zone, now),
  shares(
    'sources',
    'Sources',
    'Source',
    leads.map(({ lead }) => lead.came_from),
  ),
  answerSpeed(leads),
  shares(
    'asked',
    'Topics',
    'About',
    leads.map(({ lead }) => lead.category),
  ),
  shares(
    'places',
    'By location',
    'Location',
    leads.map(({ lead }) => lead.location || 'No location'),
  ),
  byPerson(leads, names),
]
