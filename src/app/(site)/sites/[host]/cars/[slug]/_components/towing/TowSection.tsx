import type { Car } from '@/core/car/car'
import { towOf } from '@/core/car/towing'
import { t } from '@/lib/words'
import { TowCheck } from './TowCheck'

/** For caravans: the limits that a car must have, and a check of the shopper's own car. */
export function TowSection({ car }: { car: Car }) {
  const tow = towOf(car)
  if (!tow) return null
  return (
    <section className="vsec" id="towing">
      <h3>{t('Can my car tow it?')}</h3>
      <TowCheck tow={tow} />
    </section>
  )
}
