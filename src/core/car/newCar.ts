import { formatMoney } from '@/core/money/format'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { countryFacts } from '@/core/dealer/country/country'
import { formatLongMonth } from '@/lib/dates'
import { t } from '@/lib/words'
import { isAvailable } from './availability'
import type { Car } from './car'
import { shownAmount } from './price'
import { promisesOf } from './promises'

const MONTH = 'yyyy-mm'.length

function colours({ colour, interior_colour: inside }: Car): string | null {
  if (!colour || !inside) return colour ?? null
  return t('{colour} outside, {inside} inside', { colour, inside: inside.toLowerCase() })
}

function cost(car: Car, { country }: Pick<TenantConfig, 'country'>): string | null {
  const amount = shownAmount(car)
  const words = car.price_type && countryFacts(country).priceCovers[car.price_type]
  return amount !== null && words ? t(words, { price: formatMoney(amount) }) : null
}

function yours(car: Car): string | null {
  if (car.status === 'coming_soon') return t('When it is here: it is on its way to us.')
  const place = car.location?.name ?? car.location_name
  if (!isAvailable(car) || !place) return null
  return t('It is at {place} today. You drive it home once it is registered in your name.', { place })
}

/** What a new car has to say for itself; none of another. `config` has the dealer's promises, of which those for new cars count. */
export function newCarFacts(
  car: Car,
  config: Parameters<typeof promisesOf>[0] & Pick<TenantConfig, 'country'>,
): (readonly [label: string, text: string])[] {
  if (car.car_type !== 'new') return []
  const facts = [
    [t('Colour'), colours(car)],
    [t('Built'), car.build_date ? formatLongMonth(car.build_date.slice(0, MONTH)) : null],
    [t('The whole price'), cost(car, config)],
    [t('Ready to drive'), yours(car)],
    ...promisesOf(config, car)
      .filter(({ carTypes }) => carTypes.length > 0)
      .map(({ title, text }) => [title, text] as const),
  ] as const
  return facts.flatMap(([label, text]) => (text ? [[label, text] as const] : []))
}
