import type { Reading } from '@/admin/ownRows'
import {
  type Share,
  besides,
  besidesTime,
  leadsBesideViews,
  percent,
  repliesOf,
  span,
} from '@/features/reports/reports.rules'
import { peopleOf } from '@/admin/leads/inbox/people'
import { plural } from '@/core/money/format'
import { beforeWords } from '@/features/reports/period.rules'
import type { RequestedReport } from './requestedReport'
import {
  daysToSellTable,
  dearTable,
  searchTable,
  seenTable,
  sellsTable,
  soldIn,
  soldLately,
  usualDays,
} from './carTables'
import { readFeedTable } from './feedTable'
import { leadTables } from './leadTables'
import { figuresByDay, figuresOn, holdsIn, pagesTable, rateWords, reserveTable } from './siteTables'
import { leadsIn, type ReportLead } from './readLeads'
import type { ReportTable } from './table'
import { grouped } from '@/lib/figures'

const sumOf = (shares: readonly Share[]): number => shares.reduce((sum, { count }) => sum + count, 0)

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

async function readPeriod(reading: Reading, { dealer, period: week, before }: RequestedReport) {
  const [leads, leadsBefore, sold, soldBefore, lately, views, viewsBefore, searches, people, reserve, holds] =
    await Promise.all([
      leadsIn(reading, dealer.id, week),
      leadsIn(reading, dealer.id, before),
      soldIn(reading, dealer.id, week.from, week.to),
      soldIn(reading, dealer.id, before.from, before.to),
      soldLately(reading, dealer.id, week),
      figuresOn(reading, dealer.id, 'car_view', week.days),
      figuresOn(reading, dealer.id, 'car_view', before.days),
      figuresOn(reading, dealer.id, 'no_result', week.days),
      peopleOf(reading.payload, reading.user),
      figuresByDay(reading, dealer.id, 'reserve_view', week.days),
      holdsIn(reading, dealer.id, week),
    ])
  return {
    leads,
    leadsBefore,
    sold,
    soldBefore,
    lately,
    views,
    viewsBefore,
    searches,
    people,
    reserve,
    holds,
  }
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
    { label: 'Leads', value: grouped(leads.length), beside: besides(leads.length, leadsBefore.length, than) },
    {
      label: 'Reply time',
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
      value: grouped(sold.length),
      beside:
        days === null
          ? besides(sold.length, soldBefore.length, than)
          : `Usually after ${plural(Math.round(days), 'day')}`,
    },
    {
      label: 'Car page views',
      value: grouped(seen),
      beside: seen ? leadsBesideViews(aboutCars, seen) : besides(seen, seenBefore, than),
    },
    // Of a dealer who takes no reservations there is nothing to say.
    ...(holds.length || sumOf(reserve)
      ? [
          {
            label: 'Reservation rate',
            value: rateWords(holds.length, sumOf(reserve)),
            beside: `${plural(holds.length, 'car')} reserved, page seen ${plural(sumOf(reserve), 'time')}`,
          },
        ]
      : []),
  ]
}

/** One period of one dealer with the reader's access. `whole`: lists of any length, for a file. */
export async function readReport(
  reading: Reading,
  requested: RequestedReport,
  whole = false,
): Promise<Report> {
  const { dealer, period: week, zone } = requested
  const rows = await readPeriod(reading, requested)
  const { leads, views, reserve, holds } = rows
  return {
    figures: figuresOf(rows, beforeWords(week.kind)),
    tables: [
      ...leadTables(leads, requested, new Map(rows.people), reading.now),
      await seenTable(reading, dealer.id, { views, leads }, whole),
      searchTable(rows.searches),
      daysToSellTable(rows.lately),
      sellsTable(rows.lately),
      await dearTable(reading, dealer.id, whole),
      reserveTable(reserve, holds, week, zone),
      await readFeedTable(reading, dealer.id, week, zone),
      await pagesTable(reading, dealer.id, week),
    ],
  }
}
