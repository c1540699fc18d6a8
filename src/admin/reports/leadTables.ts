import { formatMoney } from '@/core/money/format'
import { civilAt, dateWord, mondayOf } from '@/core/dealer/country/civil'
import { monthsPassed, type Period } from '@/features/reports/period.rules'
import { percent, repliesOf, span, stepWord, tally, type Share } from '@/features/reports/reports.rules'
import { sourceCosts, type Spend } from '@/features/reports/sells.rules'
import { capital } from '@/lib/text'
import { rowHref } from '@/lib/adminHrefs'
import type { ReportLead } from './readLeads'
import type { RequestedReport } from './requestedReport'
import type { ReportTable } from './table'

const NONE = 'No lead came in this time.'
const rowsOf = (shares: readonly Share[]) => shares.map(({ name, count }) => [name, count] as const)

/** A chart of more days than a month has would be all bars: then one bar is a week. */
const MOST_BARS = 31

/** Without days in the future, which could not have a lead yet. */
export function leadsEachDay(
  leads: readonly ReportLead[],
  { days }: Period,
  zone: string,
  now: Date,
): ReportTable {
  const today = civilAt(now, zone).date
  const isLong = days.length > MOST_BARS
  const groupOf = (day: string) => (isLong ? mondayOf(day) : day)
  const counted = tally(leads.map(({ came }) => groupOf(civilAt(new Date(came), zone).date)))
  const counts = new Map(counted.map(({ name, count }) => [name, count]))
  const groups = [...new Set(days.filter((day) => day <= today).map(groupOf))]
  return {
    key: 'days',
    title: isLong ? 'Leads each week' : 'Leads each day',
    head: [isLong ? 'Week from' : 'Day', 'Leads'],
    rows: groups.map((day) => [`${dateWord(day, 'weekday')} ${dateWord(day, 'day')}`, counts.get(day) ?? 0]),
    none: NONE,
    isChart: 'columns',
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
    none: 'No lead of this time has been answered yet.',
    isChart: true,
  }
}

interface CreditedLead extends Pick<ReportLead, 'reply' | 'person' | 'answeredBy'> {
  lead: Pick<ReportLead['lead'], 'state'>
}

const NOBODY = 'nobody'

/** `names`: people of the dealer by id. An answer counts for whoever wrote it, a lead for whoever has it, or nobody: so all are counted. */
export function byPerson(leads: readonly CreditedLead[], names: ReadonlyMap<string, string>): ReportTable {
  const credited = ({ person, answeredBy }: CreditedLead) => answeredBy ?? person ?? NOBODY
  const taken = new Map(
    tally(leads.map(({ person }) => person ?? NOBODY)).map(({ name, count }) => [name, count]),
  )
  const people = tally(leads.flatMap((lead) => [...new Set([lead.person ?? NOBODY, credited(lead)])]))
  return {
    key: 'people',
    title: 'By person',
    note: 'Leads, and those won, by who has them; answers, and how fast they came, by who gave the first one.',
    head: ['Who', 'Leads', 'Answered', 'Typical reply time', 'In time', 'Won'],
    rows: people.map(({ name: id }) => {
      const own = leads.filter((lead) => credited(lead) === id)
      const { usual, inTime, answered } = repliesOf(own.flatMap(({ reply }) => reply ?? []))
      return [
        id === NOBODY ? 'Nobody yet' : (names.get(id) ?? 'Former staff member'),
        taken.get(id) ?? 0,
        answered,
        usual === null ? 'None yet' : span(usual),
        inTime === null ? 'None due' : percent(inTime),
        leads.filter(({ person, lead }) => (person ?? NOBODY) === id && lead.state === 'won').length,
      ]
    }),
    none: NONE,
  }
}

type SourcedLead = { lead: Pick<ReportLead['lead'], 'came_from' | 'state'> }

const WON_MEANS =
  'Won: leads that came in these days and bought, on whatever day. “Cars sold” above counts each car marked as sold in these days, with or without a lead.'

/** `months` that have passed. What a source costs is shown once the dealer has entered it. */
export function bySource(
  leads: readonly SourcedLead[],
  spend: readonly Spend[],
  months: number,
): ReportTable {
  const nameOf = ({ lead }: SourcedLead) => (lead.came_from ? capital(lead.came_from) : 'Not known')
  const won = new Map(
    tally(leads.filter(({ lead }) => lead.state === 'won').map(nameOf)).map(({ name, count }) => [
      name,
      count,
    ]),
  )
  const counted = tally(leads.map(nameOf)).map(({ name, count }) => ({
    name,
    leads: count,
    won: won.get(name) ?? 0,
  }))
  const costs = sourceCosts(counted, spend, months)
  const money = (figure: number | null) => (figure === null ? '–' : formatMoney(figure))
  return {
    key: 'sources',
    title: 'Sources',
    note: WON_MEANS,
    head: ['Source', ...(spend.length ? ['Cost per lead', 'Cost per sale'] : []), 'Won', 'Leads'],
    rows: costs.map(({ name, leads: count, won: bought, eachLead, eachSale }) => [
      name,
      ...(spend.length ? [money(eachLead), money(eachSale)] : []),
      bought,
      count,
    ]),
    none: NONE,
    isChart: true,
  }
}

export const leadTables = (
  leads: readonly ReportLead[],
  { period, zone, advertising, dealer }: Pick<RequestedReport, 'period' | 'zone' | 'advertising' | 'dealer'>,
  names: ReadonlyMap<string, string>,
  now: Date,
): ReportTable[] => [
  leadsEachDay(leads, period, zone, now),
  {
    ...bySource(leads, advertising, monthsPassed(period, civilAt(now, zone).date)),
    more: { href: `${rowHref('tenants', dealer.id)}#settings-business`, words: 'What each source costs' },
  },
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
