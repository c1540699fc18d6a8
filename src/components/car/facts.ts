import { isNull, statedKm } from '@/core/car/blank'
import type { Car } from '@/core/car/car'
import { type CaravanFacts, caravanFacts } from '@/core/car/caravan'
import { isCaravan } from '@/core/car/noun'
import { formatKm, formatMetres, formatNumber } from '@/core/money/format'
import type { IconName } from '@/components/ui/Icon'
import { t } from '@/lib/words'

export interface Fact {
  icon: IconName
  text: string
}

type Facts = Pick<
  Car,
  | 'km'
  | 'simple_transmission'
  | 'simple_body'
  | 'simple_fuel'
  | 'drive'
  | 'car_type'
  | 'item_type'
  | 'specifications'
>

const word = (text: string | null | undefined): string | null =>
  text && text.trim() && !isNull(text) ? text.trim() : null

const ofCaravan = ({
  sleeps,
  body_length,
  tare_weight,
  axle_type,
}: CaravanFacts): [IconName, string | null][] => [
  ['bed', sleeps ? t('Sleeps {sleeps}', { sleeps }) : null],
  ['ruler', body_length ? formatMetres(body_length) : null],
  ['weight', tare_weight ? t('Tare {tare_weight} kg', { tare_weight: formatNumber(tare_weight) }) : null],
  ['caravan', axle_type ?? null],
]

const kmText = (car: Facts): string | null => {
  const km = statedKm(car)
  return km === null ? null : formatKm(km)
}

const carFacts = (car: Facts): [IconName, string | null][] => [
  ['gauge', kmText(car)],
  ['gears', word(car.simple_transmission)],
  ['body', word(car.simple_body)],
  ['fuel', word(car.simple_fuel)],
]

export const cardFacts = (car: Facts): Fact[] =>
  (isCaravan(car) ? ofCaravan(caravanFacts(car)) : carFacts(car)).flatMap(([icon, text]) =>
    text ? [{ icon, text }] : [],
  )
