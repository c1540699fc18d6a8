import { cache } from 'react'
import type { Payload, TypedUser } from 'payload'
import { openHolidays, type HoursCalendar, calendarOf } from '@/admin/place/holidayDay'
import { dateWord, instantOf } from '@/core/dealer/country/civil'
import { rowHref } from '@/lib/adminHrefs'
import { idOf } from '@/access/ids'
import { ownRows, type Reading } from '@/admin/ownRows'
import { named, type Need, type Press } from './need'

export interface HoursFacts extends HoursCalendar {
  id: string
  tenant: string
  /** Location and department, such as `Noosaville service`. */
  name: string
}

const press = (tenant: string, date: string, choice: 'close' | 'open', label: string): Press => ({
  ...{ label, doing: 'Saving …', calls: ['/holiday-hours'] },
  done: choice === 'close' ? 'Closed on that day at all locations.' : 'Open as usual on that day.',
  body: { tenant, date, choice },
})

/** Public holidays without a decision about the hours: one need per day and dealer. */
export function unconfirmedHolidays(hours: readonly HoursFacts[], now: Date): Need[] {
  const days = new Map<string, { date: string; name: string; open: HoursFacts[] }>()
  for (const one of hours) {
    const { tenant } = one
    for (const { date, name } of openHolidays(one, now)) {
      const day = days.get(`${tenant} ${date}`) ?? { date, name, open: [] }
      days.set(`${tenant} ${date}`, { ...day, open: [...day.open, one] })
    }
  }
  return [...days.values()].flatMap(({ date, name, open }): Need[] => {
    const [first] = open
    if (!first) return []
    return [
      {
        id: `holiday ${first.tenant} ${date}`,
        tenant: first.tenant,
        tone: 'soon',
        due: instantOf({ date, clock: '00:00' }, first.zone),
        title: `${name}, ${dateWord(date, 'weekday')} ${dateWord(date, 'day')}: hours not confirmed`,
        why: `${named(open.map((one) => one.name))}. Shoppers see the usual hours until you choose.`,
        presses: [
          press(first.tenant, date, 'close', 'Closed at all locations'),
          press(first.tenant, date, 'open', 'Open as usual at all locations'),
        ],
        act: 'Choose for each',
        href: rowHref('opening-hours', first.id),
      },
    ]
  })
}

/** Hours and places that the person may read, once for a screen. */
export const ownHours = cache((payload: Payload, user: TypedUser) =>
  Promise.all([ownRows({ payload, user }, 'opening-hours', {}), ownRows({ payload, user }, 'locations', {})]),
)

export async function readHolidays(reading: Reading): Promise<Need[]> {
  const [hours, places] = await ownHours(reading.payload, reading.user)
  const facts = hours.flatMap(({ id, tenant, location_id, department, week, exceptions }) => {
    const place = places.find((one) => one.id === location_id)
    if (!place) return []
    return [
      {
        ...{ id, tenant: idOf(tenant) ?? '', name: `${place.name} ${department}` },
        ...calendarOf({ week, exceptions }, place),
      },
    ]
  })
  return unconfirmedHolidays(facts, reading.now)
}
