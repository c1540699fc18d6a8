import type { Car } from '@/core/car/car'
import { shownAmount } from '@/core/car/price'
import { carFormHref, carTitle } from '@/core/car/text'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { countryFacts } from '@/core/dealer/country/country'
import type { PartnerFacts, PartnerPlace } from '@/lib/partners/budget'
import { phrase, t } from '@/lib/words'
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

/** Until the frame shows something, and when it does not: the way to the enquiry. On a picture or in a line there is no room for it. */
const INSTEAD: Readonly<Record<PartnerPlace, Parameters<typeof t>[0] | null>> = {
  badge: null,
  price: null,
  media: phrase('Ask for more photos'),
  payment: phrase('Ask about repayments'),
  action: phrase('Ask us a question'),
  banner: phrase('Ask us a question'),
}

/** A box of fixed size for a partner's frame, where the dealer has one; until that shows something it leads to the enquiry. */
export function PartnerSlot({ place, config, car }: Props) {
  if (!config.trackers.partners[place]) return null
  const instead = INSTEAD[place]
  return (
    <div
      className={`partner partner--${place}`}
      data-place={place}
      data-title={car ? t('Partner of ours, about {car}', { car: carTitle(car) }) : t('Partner of ours')}
      data-car={car && JSON.stringify(factsOf(car, config.country))}
    >
      {instead && (
        <a className="link" href={car ? carFormHref(car, 'enquiry') : '/contact-us'} data-ask={car && ''}>
          {t(instead)}
        </a>
      )}
    </div>
  )
}
