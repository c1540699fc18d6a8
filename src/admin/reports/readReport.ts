import { peopleOf } from '@/admin/leads/inbox/people'
import type { Reading } from '@/admin/ownRows'
import {
  besides,
  besidesTime,
  leadsBesideViews,
  percent,
  repliesOf,
  span,
} from '@/features/reports/reports.rules'
import { plural } from '@/core/money/format'
import { beforeWords } from '@/features/reports/period.rules'
import type { AskedReport } from './asked'
import { daysToSellTable, searchTable, seenTable, soldIn, usualDays } from './carTables'
import { readFeedTable } from './feedTable'
import { leadTables } from './leadTables'
import { figuresOn, sumOf } from './readFigures'
import { figuresByDay, holdsIn, pagesTable, rateWords, reserveTable } from './siteTables'
import { leadsIn, type ReportLead } from './readLeads'
import type { ReportTable } from './table'

export interface ReportFigure {
  label: string
  value: string
  beside: string
}
export interface Report {
  figures: ReportFigure[]
  tables: ReportTable[]
}

const repliesTo = (leads: readonly ReportLead[]) => repliesOf(leads.flatMap(({ reply }) => reply ?? []))
const count = (value: number): string => value.toLocaleString('en-AU')

async function readPeriod(reading: Reading, { dealer, period: week, before }: AskedReport) {
  const [leads, leadsBefore, sold, soldBefore, views, viewsBefore, searches, people, reserve, holds] =
    await Promise.all([
      leadsIn(reading, dealer.id, week),
      leadsIn(reading, dealer.id, before),
      soldIn(reading, dealer.id, week.from, week.to),
      soldIn(reading, dealer.id, before.from, before.to),
      figuresOn(reading, dealer.id, 'car_view', week.days),
      figuresOn(reading, dealer.id, 'car_view', before.days),
      figuresOn(reading, dealer.id, 'no_result', week.days),
      peopleOf(reading.payload, reading.user),
      figuresByDay(reading, dealer.id, 'reserve_view', week),
      holdsIn(reading, dealer.id, week),
    ])
  return { leads, leadsBefore, sold, soldBefore, views, viewsBefore, searches, people, reserve, holds }
}
type PeriodRows = Awaited<ReturnType<typeof readPeriod>>

/** The cards above the tables, each beside the period before. */
function figuresOf(rows: PeriodRows, than: string): ReportFigure[] {
  const { leads, leadsBefore, sold, soldBefore, reserve, holds } = rows
  const [now, then] = [repliesTo(leads), repliesTo(leadsBefore)]
  const [seen, seenBefore] = [sumOf(rows.views), sumOf(rows.viewsBefore)]
  const days = usualDays(sold)
  const aboutCars = leads.filter(({ lead }) => lead.car_id).length
  return [
    { label: 'Leads', value: count(leads.length), beside: besides(leads.length, leadsBefore.length, than) },
    {
      label: 'Typical reply time, open hours',
      value: now.usual === null ? 'None yet' : span(now.usual),
      beside: besidesTime(now.usual, then.usual, than),
    },
    {
      label: 'Answered in time',
      value: now.inTime === null ? 'None due' : percent(now.inTime),
      beside: then.inTime === null ? `None was due ${than}` : `${percent(then.inTime)} ${than}`,
    },
    {
      label: 'Cars sold',
      value: count(sold.length),
      beside:
        days === null
          ? besides(sold.length, soldBefore.length, than)
          : `Usually after ${plural(Math.round(days), 'day')}`,
    },
    {
      label: 'Car page views',
      value: count(seen),
      beside: seen ? leadsBesideViews(aboutCars, seen) : besides(seen, seenBefore, than),
    },
    {
      label: 'Reservation rate',
      value: rateWords(holds.length, sumOf(reserve)),
      beside: `${plural(holds.length, 'car')} reserved, page seen ${plural(sumOf(reserve), 'time')}`,
    },
  ]
}

/** One period of one dealer with the reader's access. `whole`: lists of any length, for a file. */
export async function readReport(reading: Reading, asked: AskedReport, whole = false): Promise<Report> {
  const { dealer, period: week, zone } = asked
  const rows = await readPeriod(reading, asked)
  const { leads, views, reserve, holds } = rows
  return {
    figures: figuresOf(rows, beforeWords(week.kind)),
    tables: [
      ...leadTables(leads, asked, new Map(rows.people), reading.now),
      await seenTable(reading, dealer.id, { views, leads }, whole),
      searchTable(rows.searches),
      await daysToSellTable(reading, dealer.id, week),
      reserveTable(reserve, holds, week, zone),
      await readFeedTable(reading, dealer.id, week, zone),
      await pagesTable(reading, dealer.id, week),
    ],
  }
}
