import { countryOfZone } from '@/domain/country/country'
import { civilAt, dateWord, instantOf } from '@/domain/hours/civil'
import { holidayProposals } from '@/domain/hours/proposals'
import { named } from './named'
import type { Need } from './need'

/** The hours of one department of one place. */
export interface HoursFacts {
  id: string
  tenant: string
  /** Of the place and the department, such as `Noosaville service`. */
  name: string
  zone: string
  state: string
  decided: readonly string[]
  openWeekdays: readonly number[]
}

/** Public holidays for which nobody has chosen the hours yet: one need for each day of a dealer. */
export function unconfirmedHolidays(hours: readonly HoursFacts[], now: Date): Need[] {
  const days = new Map<string, { date: string; name: string; open: HoursFacts[] }>()
  for (const one of hours) {
    const { zone, state, decided, openWeekdays, tenant } = one
    const today = civilAt(now, zone).date
    const country = countryOfZone(zone)
    for (const { date, name } of holidayProposals({ country, state, today, decided, openWeekdays })) {
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
        act: 'Choose the hours',
        href: `/admin/collections/opening-hours/${first.id}`,
      },
    ]
  })
}
