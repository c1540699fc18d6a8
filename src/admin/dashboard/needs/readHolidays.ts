import { idOf } from '@/access/ids'
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
        ...{ zone: place.timezone, state: place.address.state ?? '' },
        decided: (exceptions ?? []).map(({ date }) => date),
        openWeekdays: week.filter(({ status }) => status === 'Open').map(({ weekday }) => weekday),
      },
    ]
  })
  return unconfirmedHolidays(facts, reading.now)
}
