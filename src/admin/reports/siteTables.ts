import type { Where } from 'payload'
import { dealerZone } from '@/admin/dealerZone'
import { ownRows, type Reading } from '@/admin/ownRows'
import type { FigureKind } from '@/core/dealer/figures/kinds'
import { civilAt, dateWord } from '@/core/dealer/country/civil'
import {
  pageTimes,
  pageWord,
  type DayFigure,
  type Share,
  percent,
  tally,
} from '@/features/reports/reports.rules'
import { periodOf, type Period } from '@/features/reports/period.rules'
import type { ReportTable } from './table'

const SHOWN = 10
const MOST_COUNTED = { limit: 20_000, sort: '-count' }
const dayWord = (day: string): string => `${dateWord(day, 'weekday')} ${dateWord(day, 'day')}`

/** `name`: of one alone. */
export function figuresByDay(
  reading: Omit<Reading, 'now'>,
  tenant: string,
  kind: FigureKind,
  days: string[],
  name?: string,
): Promise<DayFigure[]> {
  const where: Where[] = [{ tenant: { equals: tenant } }, { kind: { equals: kind } }, { day: { in: days } }]
  if (name) where.push({ name: { equals: name } })
  return ownRows(reading, 'site-figures', { and: where }, MOST_COUNTED)
}

/** Of all days together, the most first. */
export async function figuresOn(...requested: Parameters<typeof figuresByDay>): Promise<Share[]> {
  const counts = new Map<string, number>()
  for (const { name, count } of await figuresByDay(...requested))
    counts.set(name, (counts.get(name) ?? 0) + count)
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count)
}

/** Page views of cars in the days that the reports open with, by id. */
export async function viewsLately(
  reading: Reading,
  tenant: string,
  car?: string,
): Promise<Map<string, number>> {
  const { days } = periodOf({}, reading.now, await dealerZone(reading.payload, tenant))
  const seen = await figuresOn(reading, tenant, 'car_view', days, car)
  return new Map(seen.map(({ name, count }) => [name, count]))
}

/** Measured by the server itself, without any data of visitors. */
export async function pagesTable(reading: Reading, tenant: string, week: Period): Promise<ReportTable> {
  const [made, ms, slow] = await Promise.all([
    figuresByDay(reading, tenant, 'page_made', week.days),
    figuresByDay(reading, tenant, 'page_ms', week.days),
    figuresByDay(reading, tenant, 'page_slow', week.days),
  ])
  return {
    key: 'pages',
    title: 'Slow pages',
    note: 'How long your website took to make a page. Most visits get one from its memory and wait less.',
    head: ['Day', 'Page', 'Rendered', 'Over a second', 'Seconds each'],
    rows: pageTimes(made, ms, slow).map((one) => [
      dayWord(one.day),
      pageWord(one.page),
      one.made,
      one.slow,
      (one.mean / 1000).toFixed(2),
    ]),
    shown: SHOWN,
    none: 'No page was rendered in this time.',
  }
}

/** When each reservation that held a car was made, epoch ms. Without its deposit a reservation held nothing. */
export async function holdsIn(reading: Reading, tenant: string, { from, to }: Period): Promise<number[]> {
  const made = {
    greater_than_equal: new Date(from).toISOString(),
    less_than: new Date(to).toISOString(),
  }
  const where: Where = { and: [{ tenant: { equals: tenant } }, { createdAt: made }] }
  const rows = await ownRows(reading, 'reservations', where, { limit: 20_000, sort: 'createdAt' })
  return rows
    .filter(({ paid_at, amount, state }) => paid_at || (!amount && state !== 'pending'))
    .map(({ createdAt }) => Date.parse(createdAt))
}

/** A car may be reserved in another week than its page was opened in: then the two say nothing about each other. */
export function rateWords(holds: number, seen: number): string {
  if (!seen) return 'Pages not viewed'
  return holds > seen ? 'Not known' : percent(holds / seen)
}

export function reserveTable(
  seen: readonly DayFigure[],
  holds: readonly number[],
  { days }: Period,
  zone: string,
): ReportTable {
  const held = new Map(
    tally(holds.map((at) => civilAt(new Date(at), zone).date)).map(({ name, count }) => [name, count]),
  )
  const rows = days.flatMap((day) => {
    const views = seen.filter((one) => one.day === day).reduce((sum, { count }) => sum + count, 0)
    const count = held.get(day) ?? 0
    return views || count ? [[dayWord(day), views, count, rateWords(count, views)] as const] : []
  })
  return {
    key: 'reserve',
    title: 'Reservations',
    note: 'How often the page that reserves a car was opened, and how many cars were reserved with a deposit.',
    head: ['Day', 'Page views', 'Reserved', 'Rate'],
    rows,
    none: 'No page that reserves a car was opened in this time.',
  }
}
