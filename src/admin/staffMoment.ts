import { dayShown } from '@/admin/fields/typed.rules'
import { civilAt } from '@/core/dealer/country/civil'
import { usableZone } from '@/core/dealer/country/zones'
import { clockWords, zoneWords } from '@/core/place/moments'
import { LOCALE } from '@/lib/figures'

/** `22 Nov 2026, 9:05 am` by the dealer's clock. Takes epoch milliseconds or ISO text. */
export const staffMoment = (at: number | string, zone: string): string =>
  new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short', timeZone: usableZone(zone) })
    .format(new Date(at))
    // Versions of the language data use different spaces; server and browser must write the same.
    .replace(/\s/g, ' ')

/** In a list, where rows are compared: `today 9:05 am`, `Sun 22 Nov`, and the year where it is not this one. */
export function listMoment(at: number | string, zone: string, now: Date): string {
  const [moment, today] = [civilAt(new Date(at), zone), civilAt(now, zone).date]
  return moment.date === today ? `today ${clockWords(new Date(at), zone)}` : dayShown(moment.date, today)
}

/** The same on a screen whose times are of `screens` zone: another dealer's zone is named where its clock differs. */
export function staffMomentBeside(at: number | string, zone: string, screens: string): string {
  const moment = staffMoment(at, zone)
  return moment === staffMoment(at, screens) ? moment : `${moment} (${zoneWords(zone)})`
}

export const times = (count: number): string => (count === 1 ? 'once' : `${count} times`)
