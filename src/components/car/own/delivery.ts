import type { Car } from '@/core/car/car'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { formatMoney } from '@/core/money/format'
import { isDealCar } from '@/features/reservations/deals/offer.rules'
import { earliestDay, takesPostcode } from '@/features/reservations/deals/zones.rules'
import { LOCALE } from '@/lib/figures'
import { t } from '@/lib/words'

/** Where the dealer brings this car, a line for each zone: `290 3 3000-3999,5000`. Empty where each freight has its own price. */
export const zonesText = (car: Car, config: TenantConfig): string =>
  (isDealCar(car, config) ? config.purchase.delivery : [])
    .map(({ fee, days, postcodes }) => `${fee} ${days ?? ''} ${postcodes.join()}`)
    .join('\n')

const dayOf = (date: Date): string =>
  date.toLocaleDateString(LOCALE, { weekday: 'short', day: 'numeric', month: 'short' })

/** What it costs to a postcode, and when it is there at the earliest. `zones`: of `zonesText`. */
export function deliveryWords(zones: string, postcode: string, now: Date): string {
  const [fee, days] =
    zones
      .split('\n')
      .map((line) => line.split(' '))
      .find(([, , codes = '']) => takesPostcode({ postcodes: codes ? codes.split(',') : [] }, postcode)) ?? []
  if (!zones) return t('Delivered to {postcode}: we ring with the freight price.', { postcode })
  if (!fee) return t('No delivery to {postcode}: collect it here, or ask us.', { postcode })
  const cost =
    fee === '0'
      ? t('Delivered to {postcode} free', { postcode })
      : t('Delivered to {postcode} for {amount}', { postcode, amount: formatMoney(Number(fee)) })
  return days ? t('{cost}, earliest {day}', { cost, day: dayOf(earliestDay(now, Number(days))) }) : cost
}
