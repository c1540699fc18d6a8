import { peopleOf } from '@/admin/inbox/people'
import type { Reading } from '@/admin/ownRows'
import { besides, besidesTime, leadsBesideViews, percent, repliesOf, span } from '@/domain/reports/replies'
import { plural } from '@/domain/format'
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

/** One week of one dealer beside the week before, with the reader's access. `whole`: lists of any length, for a file. */
export async function readReport(reading: Reading, asked: AskedReport, whole = false): Promise<Report> {
  const { dealer, week, before, zone } = asked
  const tenant = dealer.id
  const [leads, leadsBefore, sold, soldBefore, views, viewsBefore, searches, people, reserve, holds] =
    await Promise.all([
      leadsIn(reading, tenant, week),
      leadsIn(reading, tenant, before),
      soldIn(reading, tenant, week.from, week.to),
      soldIn(reading, tenant, before.from, before.to),
      figuresOn(reading, tenant, 'car_view', week.days),
      figuresOn(reading, tenant, 'car_view', before.days),
      figuresOn(reading, tenant, 'no_result', week.days),
      peopleOf(reading.payload, reading.user),
      figuresByDay(reading, tenant, 'reserve_view', week),
      holdsIn(reading, tenant, week),
    ])
  const [now, then] = [repliesTo(leads), repliesTo(leadsBefore)]
  const [seen, seenBefore] = [sumOf(views), sumOf(viewsBefore)]
  const days = usualDays(sold)
  const aboutCars = leads.filter(({ lead }) => lead.car_id).length
  return {
    figures: [
      { label: 'Leads', value: count(leads.length), beside: besides(leads.length, leadsBefore.length) },
      {
        label: 'Usual reply, open hours',
        value: now.usual === null ? 'None yet' : span(now.usual),
        beside: besidesTime(now.usual, then.usual),
      },
      {
        label: 'Answered in time',
        value: now.inTime === null ? 'None due' : percent(now.inTime),
        beside:
          then.inTime === null ? 'None was due the week before' : `${percent(then.inTime)} the week before`,
      },
      {
        label: 'Cars sold',
        value: count(sold.length),
        beside:
          days === null
            ? besides(sold.length, soldBefore.length)
            : `Usually after ${plural(Math.round(days), 'day')}`,
      },
      {
        label: 'Car pages seen',
        value: count(seen),
        beside: seen ? leadsBesideViews(aboutCars, seen) : besides(seen, seenBefore),
      },
      {
        label: 'Reservation rate',
        value: rateWords(holds.length, sumOf(reserve)),
        beside: `${plural(holds.length, 'car')} reserved, page seen ${plural(sumOf(reserve), 'time')}`,
      },
    ],
    tables: [
      ...leadTables(leads, week, zone, new Map(people), reading.now),
      await seenTable(reading, tenant, views, leads, whole),
      searchTable(searches),
      await daysToSellTable(reading, tenant, week),
      reserveTable(reserve, holds, week, zone),
      await readFeedTable(reading, tenant, week, zone),
      await pagesTable(reading, tenant, week),
    ],
  }
}
