import { z } from 'zod'
import { answeringClock } from '@/core/place/hours/answeringClock'
import type { Clock } from '@/core/place/hours/openMinutes'
import { table } from '@/db/table'

const words = z.string().nullish()
const entry = z.object({
  weekday: z.number(),
  status: z.enum(['Open', 'Closed']),
  open: words,
  close: words,
  formated_hours: words,
  date: words,
  note: words,
})
const department = z.enum(['sales', 'service', 'parts'])
const hoursRow = z.object({
  department,
  week: z.array(entry),
  exceptions: z.array(entry).nullish(),
})

const placeRow = z.object({
  location_type: words,
  timezone: z.string(),
  contact_detail: z.object({ opening_hours: z.array(entry.extend({ department })).nullish() }),
})

/** The hours in which a location answers. No access check: the caller may already read what names the location. */
export async function clockAt(locationId: string): Promise<Clock | null> {
  const [[place], hours] = await Promise.all([
    (await table('locations')).find([['id', '=', locationId]], { limit: 1 }),
    (await table('opening-hours')).find([['location_id', '=', locationId]], { limit: 10 }),
  ])
  return place
    ? answeringClock(
        placeRow.parse(place),
        hours.map((row) => hoursRow.parse(row)),
      )
    : null
}
