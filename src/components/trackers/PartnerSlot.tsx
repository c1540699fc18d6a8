import type { Car } from '@/core/car/car'
import { shownAmount } from '@/core/car/price'
import { carFormHref, carTitle } from '@/core/car/text'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { countryFacts } from '@/core/dealer/country/country'
import type { PartnerFacts, PartnerPlace } from '@/lib/partners/budget'
import { t } from '@/lib/words'
import './partner.css'

interface Props {
  place: PartnerPlace
  config: TenantConfig
  car?: Car
}

/** Public facts; the price where the page shows one. Nothing of the shopper. */
function factsOf(car: Car, country: TenantConfig['country']): PartnerFacts {
  const { stocknum, make, model, year, car_type } = car
  const price = shownAmount(car)
  return {
    ...{ stocknum, make, model, year, car_type },
    ...(price !== null && { price, currency: countryFacts(country).currency }),
  }
}

/** On a picture or in a line there is nothing to say instead. */
const SAYS_NOTHING: readonly PartnerPlace[] = ['badge', 'price']

/** A box of fixed size for a partner's frame, where the dealer has one; until that shows something it leads to the enquiry. */
export function PartnerSlot({ place, config, car }: Props) {
  if (!config.trackers.partners[place]) return null
  return (
    <div
      className={`partner partner--${place}`}
      data-place={place}
      data-title={car ? t('Partner of ours, about {car}', { car: carTitle(car) }) : t('Partner of ours')}
      data-car={car && JSON.stringify(factsOf(car, config.country))}
    >
      {!SAYS_NOTHING.includes(place) && (
        <a
          className="link"
          href={car ? carFormHref(car, 'enquiry') : '/contact-us'}
          data-ask={Boolean(car) || undefined}
        >
          {car ? config.labels.enquire : t('Contact us')}
        </a>
      )}
    </div>
  )
}
