import { env } from '@/env'
import { getDb } from '@/db/payload'
import type { Country } from '@/core/dealer/country/country'
import { formatSpan, readTime } from '@/core/place/hours/day'
import { phoneOf } from '@/core/place/contactWays'
import { locationShown } from '@/core/place/phones/hiddenPhones'
import { mapOf } from '@/core/place/map'
import type { Site } from '@/core/dealer/views'
import type { LocationView, OpeningHourEntry } from '@/core/place/views'
import type { Location, OpeningHour } from '@/payload-types'
import { ofSite } from '@/core/dealer/read/ofSite'
import { siteRead } from '@/core/dealer/read/row'
import { soundRows } from '@/core/dealer/read/soundRows'

type StoredEntry = OpeningHour['week'][number]

const hourOf = (time: string | null): number | null => {
  const [hour, minute] = (time ?? '').split(':').map(Number)
  return hour === undefined || minute === undefined ? null : hour + minute / 60
}

/** Adds the 12-hour text and the times as hours of the day (8.5 is 8:30). */
const toEntry = (entry: StoredEntry, row: OpeningHour): OpeningHourEntry => {
  const open = readTime(entry.open)
  const close = readTime(entry.close)
  const shown = entry.status === 'Open' && open && close ? formatSpan({ open, close }) : null
  return {
    weekday: entry.weekday,
    status: entry.status,
    open,
    close,
    start_hour: hourOf(open),
    end_hour: hourOf(close),
    formated_hours: entry.formated_hours ?? shown ?? (entry.status === 'Closed' ? 'Closed' : null),
    date: entry.date,
    department: row.department,
    location_name: row.location_name,
    note: entry.note,
    ...(entry.appointment_from && { appointment_from: entry.appointment_from }),
  }
}

const entriesOf = (row: OpeningHour): OpeningHourEntry[] =>
  [...row.week, ...(row.exceptions ?? [])].map((entry) => toEntry(entry, row))

const toLocation = (row: Location, hours: readonly OpeningHour[], country: Country): LocationView => {
  const ownHours = hours.filter(({ location_id }) => location_id === row.id)
  const own = ownHours.flatMap(entriesOf)
  const { phone, landline_phone, email, youtube_url, linkedin_url, opening_hours } = row.contact_detail
  return {
    id: row.id,
    country,
    slug: row.slug,
    name: row.name,
    location_type: row.location_type ?? 'sales',
    location_subtype: row.location_subtype,
    primary: row.primary ?? false,
    visible: row.visible ?? true,
    coming_late: row.coming_late,
    timezone: row.timezone,
    manufacturers: row.manufacturers ?? [],
    dealership_id: row.dealership_id,
    dealership_slug: row.dealership_slug,
    address: row.address,
    contact_detail: {
      phone,
      landline_phone,
      email,
      youtube_url,
      linkedin_url,
      opening_hours: own.length ? own : (opening_hours ?? []),
    },
    image: row.image
      ? {
          image: { url: row.image.image.url },
          ...(row.image.thumb && { thumb: { url: row.image.thumb.url } }),
        }
      : null,
    dealer_license_number: row.dealer_license_number,
    motor_vehicle_repairer: row.motor_vehicle_repairer,
    google_store_code: row.google_store_code,
    average_rating: row.average_rating,
    review_count: row.review_count,
    test_drives: row.test_drives,
    service_bookings: row.service_bookings,
    blocked_times: row.blocked_times,
    updatedAt: [row, ...ownHours]
      .map(({ updatedAt }) => updatedAt)
      .sort()
      .at(-1),
  }
}

/** Visible locations with hours: primary first, then in the dealer's order. */
export const listLocations = ofSite(async (site): Promise<LocationView[]> => {
  const db = await getDb()
  const { tenant, config } = site
  const [places, hours] = await Promise.all([
    soundRows(
      db,
      'locations',
      tenant.id,
      (own) =>
        db.find({
          collection: 'locations',
          where: { and: [...own, { visible: { not_equals: false } }] },
          sort: ['position', 'name'],
          depth: 0,
          limit: 0,
          ...siteRead,
        }),
      { timezone: config.timezone, address: {}, contact_detail: {} },
    ),
    soundRows(
      db,
      'opening-hours',
      tenant.id,
      (own) => db.find({ collection: 'opening-hours', where: { and: own }, depth: 0, limit: 0, ...siteRead }),
      { week: [] },
    ),
  ])
  const sources = {
    pictures: site.config.mapPictures,
    tileAttribution: env.mapTiles?.attribution ?? null,
  }
  const views = places
    .map((row) => toLocation(row, hours, config.country))
    .map((location) => locationShown(site, { ...location, map: mapOf(location, sources) }))
  return [...views.filter(({ primary }) => primary), ...views.filter(({ primary }) => !primary)]
})

/** The number that a page of a dealer that counts its calls leaves out. */
export async function locationPhone(site: Site, { id }: Pick<LocationView, 'id'>): Promise<string | null> {
  const db = await getDb()
  const { docs } = await db.find({
    collection: 'locations',
    where: { id: { equals: id }, tenant: { equals: site.tenant.id } },
    depth: 0,
    limit: 1,
    ...siteRead,
  })
  return docs[0] ? phoneOf(docs[0]) : null
}

/** By the location's slug, else the first location of the dealership with that slug. */
export const getLocation = async (site: Site, slug: string): Promise<LocationView | null> => {
  const places = await listLocations(site)
  return (
    places.find((place) => place.slug === slug) ??
    places.find((place) => place.dealership_slug === slug) ??
    null
  )
}
