import { POSTCODE_MESSAGE, isPostcode } from '@/core/dealer/country/postcodeForm'
import type { DeliveryZone } from '@/core/dealer/config/purchaseConfig'
import { t } from '@/lib/words'

/** What the delivery step needs to know of a zone, in the browser too. */
export type ZoneArea = Pick<DeliveryZone, 'key' | 'label' | 'postcodes'>

/** A zone's postcodes are `3350` or `3000-3207`; a zone without any takes all. */
export const takesPostcode = ({ postcodes }: Pick<ZoneArea, 'postcodes'>, postcode: string): boolean =>
  postcodes.length === 0 ||
  postcodes.some((area) => {
    const [from = area, to = from] = area.split('-')
    return postcode >= from && postcode <= to
  })

/** So many business days after a day: Saturdays and Sundays do not count. */
export function earliestDay(from: Date, days: number): Date {
  const day = new Date(from)
  for (let left = days; left > 0;) {
    day.setDate(day.getDate() + 1)
    if (day.getDay() % 6 !== 0) left--
  }
  return day
}

/** What is wrong with a postcode for the chosen zone, and which choice would take it; null when it is right. */
export function postcodeFault(zones: readonly ZoneArea[], way: string, postcode: string): string | null {
  if (!isPostcode(postcode)) return POSTCODE_MESSAGE
  const chosen = zones.find(({ key }) => key === way)
  if (!chosen || takesPostcode(chosen, postcode)) return null
  const other = zones.find((zone) => takesPostcode(zone, postcode))
  return other
    ? t('{postcode} is not in {zone}. Choose delivery to {other}.', {
        postcode,
        zone: chosen.label,
        other: other.label,
      })
    : t('We do not deliver to {postcode}. Choose to collect it, or call us.', { postcode })
}
