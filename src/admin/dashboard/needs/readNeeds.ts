import type { Payload, TypedUser } from 'payload'
import { cache } from 'react'
import { formatKm } from '@/core/money/format'
import { rowHref } from '@/lib/adminHrefs'
import { idOf } from '@/access/ids'
import { dealerAdmins, editors, sellers, worksAs } from '@/access/rules'
import { staffOf } from '@/access/staff'
import { dealerZone } from '@/admin/dealerZone'
import { ownRows, type Reading } from '@/admin/ownRows'
import { needsValue } from '@/admin/trade-in/standing'
import { readPriceWaits } from '@/admin/stock/readPriceWaits'
import { TRIES_REPORTED } from '@/features/stock-files/sending.rules'
import { FAILURES_REPORTED } from '@/features/stock/files/addresses.rules'
import { FEED_MEMORY_MS } from '@/features/stock/feeds.rules'
import { DAY_MS } from '@/lib/time'
import { type Need, byUrgency } from './need'
import { readBreaches } from './breaches'
import { readCompliance } from './compliance'
import { readHolidays } from './holidays'
import { readCars, readDeliveries } from './readMends'
import { readPlans } from './plans'
import { changedShapes, heldFeeds, silentAddresses, staleFeeds, unsentTargets, waitingPrices } from './feeds'
import { readSameCars } from './sameCars'
import { endingOffers } from './offers'
import { waitingReservations } from './reservations'
import { readShutBookings } from './shutBookings'
import { readTruth } from './truth'

export interface TradeInFacts {
  id: string
  tenant: string
  year: number
  make: string
  model: string
  km: number
  completed: boolean
  /** The low end of the guide range that the shopper was shown; 0 for none. */
  low: number
  notes: string
  /** Epoch milliseconds. */
  at: number
}

/** Trade-ins without a guide range, which a person has to value. A note on the valuation ends the need. */
export const tradeInsToValue = (rows: readonly TradeInFacts[]): Need[] =>
  rows
    .filter(({ completed, low, notes }) => needsValue({ form_completed: completed, offer_low: low, notes }))
    .map(({ id, tenant, year, make, model, km, at }) => {
      const car = [year || '', make, model].filter(Boolean).join(' ') || 'A trade-in'
      return {
        id: `trade-in ${id}`,
        tenant,
        tone: 'soon',
        due: at,
        title: `${car} waits for a value`,
        why: `${km ? `${formatKm(km)}. ` : ''}The shopper got no guide. Put your figure on the valuation.`,
        act: 'Value it',
        href: rowHref('valuations', id),
      }
    })

/** Reads with the user's own access: a role that may not read a collection has no needs of it. */

const WEEK = 8
const MONTH = 30
const iso = (at: number): string => new Date(at).toISOString()

async function readOffers(reading: Reading): Promise<Need[]> {
  const { payload, now } = reading
  const rows = await ownRows(reading, 'offers', {
    _status: { equals: 'published' },
    // A last day is stored as noon in UTC but ends at midnight by the dealer's clock: the rule decides.
    ends_at: {
      greater_than_equal: iso(now.getTime() - DAY_MS),
      less_than: iso(now.getTime() + WEEK * DAY_MS),
    },
  })
  const offers = rows.map(async ({ id, name, ends_at, tenant }) => {
    const dealer = idOf(tenant) ?? ''
    return { id, name, ends_at: ends_at ?? '', tenant: dealer, zone: await dealerZone(payload, dealer) }
  })
  return endingOffers(await Promise.all(offers), now)
}

export async function readFeeds(reading: Reading): Promise<Need[]> {
  const since = { createdAt: { greater_than: iso(reading.now.getTime() - FEED_MEMORY_MS) } }
  const [rows, dealerships] = await Promise.all([
    ownRows(reading, 'stock-feeds', { ...since, state: { not_in: ['open', 'expired', 'applied'] } }),
    ownRows(reading, 'dealerships', {}),
  ])
  const names = new Map(dealerships.map(({ id, name }) => [id, name]))
  const feeds = await Promise.all(
    rows.map(
      async ({
        id,
        tenant,
        dealership_id,
        dealership_slug,
        state,
        missing,
        held_reason,
        createdAt,
        ...row
      }) => ({
        ...{ id, dealership_id, state, tenant: idOf(tenant) ?? '' },
        ...{ source: row.source ?? '', file: row.file_name ?? '', shape: row.taking?.shape },
        dealership: names.get(dealership_id) ?? dealership_slug,
        ...{ missing: missing?.length ?? 0, held_reason: held_reason ?? '', at: Date.parse(createdAt) },
        zone: await dealerZone(reading.payload, idOf(tenant) ?? ''),
      }),
    ),
  )
  return [...heldFeeds(feeds), ...staleFeeds(feeds, reading.now.getTime()), ...changedShapes(feeds)]
}

/** A supplier's file that could not be fetched three times in a row. */
async function readAddresses(reading: Reading): Promise<Need[]> {
  const rows = await ownRows(reading, 'stock-addresses', {
    enabled: { equals: true },
    failures: { greater_than_equal: FAILURES_REPORTED },
  })
  return silentAddresses(
    rows.map(({ id, tenant, name, last_result, last_at }) => ({
      ...{ id, tenant: idOf(tenant) ?? '', name, last_result: last_result ?? '' },
      at: Date.parse(last_at ?? ''),
    })),
  )
}

/** A marketplace that did not take the file three times in a row. */
async function readTargets(reading: Reading): Promise<Need[]> {
  const rows = await ownRows(reading, 'stock-targets', {
    enabled: { equals: true },
    tries: { greater_than_equal: TRIES_REPORTED },
  })
  return unsentTargets(
    rows.map(({ id, tenant, name, runs }) => ({
      ...{ id, tenant: idOf(tenant) ?? '', name, last_result: runs?.[0]?.answer ?? '' },
      at: runs?.[0]?.at ?? 0,
    })),
  )
}

async function readReservations(reading: Reading): Promise<Need[]> {
  const staff = staffOf(reading.user)
  const rows = await ownRows(reading, 'reservations', {
    or: [{ state: { equals: 'held' } }, { money: { equals: 'refund_failed' } }],
  })
  const facts = rows.map(async (row) => ({
    ...{ id: row.id, tenant: idOf(row.tenant) ?? '', state: row.state, money: row.money ?? 'none' },
    ...{ name: row.name ?? '', car: row.car_name || 'The car', amount: row.amount ?? 0 },
    ...{ held_until: row.held_until ?? 0, refund_since: row.refund_since ?? 0 },
    zone: await dealerZone(reading.payload, idOf(row.tenant) ?? ''),
  }))
  return waitingReservations(await Promise.all(facts), worksAs(staff, dealerAdmins))
}

async function readTradeIns(reading: Reading): Promise<Need[]> {
  const rows = await ownRows(reading, 'valuations', {
    form_completed: { equals: true },
    createdAt: { greater_than: iso(reading.now.getTime() - MONTH * DAY_MS) },
  })
  return tradeInsToValue(
    rows.map((row) => ({
      ...{ id: row.id, tenant: idOf(row.tenant) ?? '', completed: row.form_completed === true },
      ...{ year: row.year ?? 0, make: row.make ?? '', model: row.model ?? '', km: row.km ?? 0 },
      ...{ low: row.offer_low ?? 0, notes: row.notes ?? '', at: Date.parse(row.createdAt) },
    })),
  )
}

/** Every role reads offers and hours, but only people who may change them see these needs. Read once for a screen. */
export const needsFor = cache(async (payload: Payload, user: TypedUser, now: Date): Promise<Need[]> => {
  const staff = staffOf(user)
  const reading = { payload, user, now }
  const mayEdit = worksAs(staff, editors)
  const needs = await Promise.all([
    readReservations(reading),
    readTradeIns(reading),
    readShutBookings(reading),
    readFeeds(reading),
    ...(worksAs(staff, editors) ? [readPriceWaits(reading).then(waitingPrices)] : []),
    ...(worksAs(staff, sellers) ? [readDeliveries(reading)] : []),
    ...(worksAs(staff, dealerAdmins)
      ? [readBreaches(reading), readAddresses(reading), readTargets(reading)]
      : []),
    ...(mayEdit
      ? [readOffers, readHolidays, readCompliance, readPlans, readCars, readSameCars, readTruth].map((read) =>
          read(reading),
        )
      : []),
  ])
  return byUrgency(needs.flat())
})
