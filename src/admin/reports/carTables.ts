import type { Where } from 'payload'
import { ownRows, type Reading } from '@/admin/ownRows'
import { daysToSell } from '@/core/car/daysHere'
import { median, tally, type Share } from '@/features/reports/reports.rules'
import type { Period } from '@/features/reports/period.rules'
import type { Car } from '@/payload-types'
import { rowHref } from '@/lib/adminHrefs'
import type { ReportLead } from './readLeads'
import type { ReportTable } from './table'
import { DAY_S } from '@/lib/time'

const SHOWN = 10
const WEEKS_OF_SALES = 12
const LAST_SOLD = { limit: 20_000, sort: '-sold_date_timestamp' }

type Timed = Pick<Car, 'created_at' | 'sold_date_timestamp'>

export async function soldIn(reading: Reading, tenant: string, from: number, to: number): Promise<Car[]> {
  return ownRows(
    reading,
    'cars',
    {
      and: [
        { tenant: { equals: tenant } },
        {
          sold_date_timestamp: {
            greater_than_equal: Math.floor(from / 1000),
            less_than: Math.floor(to / 1000),
          },
        },
      ],
    },
    LAST_SOLD,
  )
}

export const usualDays = (sold: readonly Timed[]): number | null =>
  median(sold.flatMap((car) => daysToSell(car) ?? []))

export async function daysToSellTable(
  reading: Reading,
  tenant: string,
  { to }: Period,
): Promise<ReportTable> {
  const sold = await soldIn(reading, tenant, to - WEEKS_OF_SALES * 7 * DAY_S * 1000, to)
  const bodies = tally(sold.map(({ simple_body }) => simple_body))
  return {
    key: 'sold',
    title: 'Days to sell',
    note: `From the first day on the site to the sale, of the last ${WEEKS_OF_SALES} weeks.`,
    head: ['Body', 'Sold', 'Typical days'],
    rows: bodies.map(({ name, count }) => [
      name,
      count,
      usualDays(sold.filter(({ simple_body }) => simple_body === name)),
    ]),
    none: 'No car was sold in that time.',
  }
}

/** As many ids as one query can take. */
const AT_ONCE = 500

async function carsNamed(
  reading: Reading,
  tenant: string,
  ids: readonly string[],
): Promise<Map<string, Car>> {
  const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, part) =>
    ids.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  )
  const found = new Map<string, Car>()
  for (const part of parts) {
    const where: Where = { and: [{ tenant: { equals: tenant } }, { id: { in: part } }] }
    for (const car of await ownRows(reading, 'cars', where)) found.set(car.id, car)
  }
  return found
}

/** Cars whose pages were opened most, with their leads. `whole`: all of them, for a file. */
export async function seenTable(
  reading: Reading,
  tenant: string,
  { views, leads }: { views: readonly Share[]; leads: readonly ReportLead[] },
  whole: boolean,
): Promise<ReportTable> {
  const first = whole ? views : views.slice(0, SHOWN)
  const cars = await carsNamed(
    reading,
    tenant,
    first.map(({ name }) => name),
  )
  const requested = new Map(
    tally(leads.map(({ lead }) => lead.car_id)).map(({ name, count }) => [name, count]),
  )
  const known = first.flatMap(({ name, count }) => {
    const car = cars.get(name)
    return car ? [{ car, count }] : []
  })
  const days = ({ created_at }: Car): number | null =>
    created_at ? Math.floor((reading.now.getTime() / 1000 - created_at) / DAY_S) : null
  return {
    key: 'cars',
    title: 'Most viewed',
    head: ['Car', 'Stock number', 'Page views', 'Leads', 'Days here'],
    rows: known.map(({ car, count }) => [
      car.name,
      car.stocknum,
      count,
      requested.get(car.id) ?? 0,
      days(car),
    ]),
    total: views.length - (first.length - known.length),
    links: known.map(({ car }) => rowHref('cars', car.id)),
    none: 'No car page was opened in this time.',
  }
}

export const searchTable = (searches: readonly Share[]): ReportTable => ({
  key: 'searches',
  title: 'Searches without results',
  note: 'What shoppers searched for and you did not have.',
  head: ['Search', 'Times'],
  rows: searches.map(({ name, count }) => [name, count]),
  shown: SHOWN,
  none: 'Every search of this time found something.',
})
