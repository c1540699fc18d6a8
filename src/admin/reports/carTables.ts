import type { Where } from 'payload'
import { ownRows, type Reading } from '@/admin/ownRows'
import { daysToSell } from '@/core/car/daysHere'
import { comparedWith, shownRating } from '@/core/car/priceRating'
import { priceRatingSchema } from '@/core/car/ratingSchema'
import { formatMoney, plural } from '@/core/money/format'
import { median, tally, type Share } from '@/features/reports/reports.rules'
import { whatSells, wordsIn } from '@/features/reports/sells.rules'
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

export const soldLately = (reading: Reading, tenant: string, { to }: Period): Promise<Car[]> =>
  soldIn(reading, tenant, to - WEEKS_OF_SALES * 7 * DAY_S * 1000, to)

export function daysToSellTable(sold: readonly Car[]): ReportTable {
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

/** Of the same weeks, by price, pictures and description, each with the cars that it is of. */
export function sellsTable(cars: readonly Car[]): ReportTable {
  const sells = whatSells(
    cars.map((car) => ({
      price: car.price ?? null,
      pictures: car.photos_count ?? 0,
      words: wordsIn(car.dealercomments),
      days: daysToSell(car),
      car,
    })),
  )
  return {
    key: 'sells',
    title: 'What sells',
    note: `Typical days to the sale, of the last ${WEEKS_OF_SALES} weeks. Open a line to see its cars.`,
    head: ['Cars', 'Sold', 'Typical days'],
    rows: sells.map(({ words, sold, days }) => [words, sold.length, days ?? 'Too few']),
    behind: sells.map(({ sold }) =>
      sold.map(({ car, price, days }) => ({
        href: rowHref('cars', car.id),
        name: [`${car.name}, ${car.stocknum}`, price && formatMoney(price), plural(days ?? 0, 'day')]
          .filter(Boolean)
          .join(', '),
      })),
    ),
    none: 'No car was sold in that time.',
  }
}

const FOR_SALE = { price: true, price_type: true, status: true, sold: true, price_waits: true } as const

/** Cars that ask more than similar ones, the furthest first. */
export async function dearTable(
  { payload, user, now }: Reading,
  tenant: string,
  whole: boolean,
): Promise<ReportTable> {
  const { docs } = await payload.find({
    ...{ collection: 'cars', depth: 0, pagination: false, user, overrideAccess: false, ...LAST_SOLD },
    where: { and: [{ tenant: { equals: tenant } }, { status: { equals: 'in_stock' } }] },
    select: { ...FOR_SALE, name: true, stocknum: true, price_rating: true, created_at: true },
  })
  const dear = docs
    .flatMap((doc) => {
      const { data: rating } = priceRatingSchema.safeParse(doc.price_rating)
      const compared = rating && shownRating({ ...doc, price_rating: rating }) && comparedWith(rating)
      const price = doc.price ?? 0
      return rating?.is === 'above' && compared ? [{ doc, rating, price, compared }] : []
    })
    .toSorted((a, b) => b.price - b.compared - (a.price - a.compared))
  const first = whole ? dear : dear.slice(0, SHOWN)
  return {
    key: 'dear',
    title: 'Prices above similar cars',
    note: 'A lower price may sell these sooner. Open the car to see what it is compared with.',
    head: ['Car', 'Stock number', 'Price', 'Similar cars', 'Compared', 'Days here'],
    rows: first.map(({ doc, rating, price, compared }) => [
      ...[doc.name, doc.stocknum, formatMoney(price), formatMoney(compared), rating.count],
      daysSince(doc, now),
    ]),
    total: dear.length,
    links: first.map(({ doc }) => rowHref('cars', doc.id)),
    none: 'No price is more than 5 % above similar cars.',
  }
}

const daysSince = ({ created_at }: Pick<Car, 'created_at'>, now: Date): number | null =>
  created_at ? Math.floor((now.getTime() / 1000 - created_at) / DAY_S) : null

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
  return {
    key: 'cars',
    title: 'Most viewed',
    head: ['Car', 'Stock number', 'Page views', 'Leads', 'Days here'],
    rows: known.map(({ car, count }) => [
      car.name,
      car.stocknum,
      count,
      requested.get(car.id) ?? 0,
      daysSince(car, reading.now),
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
