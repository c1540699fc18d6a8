import { idOf } from '@/access/ids'
import { calendarOf } from '@/admin/place/holidayDay'
import { ownRows, type Reading } from '@/admin/ownRows'
import { unconfirmedHolidays } from './holidays'
import type { Need } from './need'

export async function readHolidays(reading: Reading): Promise<Need[]> {
  const [hours, places] = await Promise.all([
    ownRows(reading, 'opening-hours', {}),
    ownRows(reading, 'locations', {}),
  ])
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
