import type { Car } from '@/core/car/car'
import { shownAmount } from '@/core/car/price'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { t } from '@/lib/words'
import { zonesText } from './delivery'

interface Props {
  car: Car
  config: TenantConfig
}

/** The price that the shopper's figures come off, marked where charges come on top; null for a car without one. */
export function priceText({ car, config }: Props): string | null {
  const price = config.features.ownDeal ? shownAmount(car) : null
  if (price === null) return null
  const charges = car.price_type === 'egc' || car.price_type === 'before_on_roads'
  return `${price}${charges ? ' +' : ''}`
}

/** Room for what the shopper has left to pay, which the browser writes: the same empty line for everybody. */
export function OwnLine(props: Props) {
  const price = priceText(props)
  return price && <p className="mysum" data-own={price} />
}

/** What counts, with its two buttons; `car`: on the car's own page, where it can be begun. */
export function OwnDealSlot({ config, car }: { config: TenantConfig; car?: Car }) {
  if (!config.features.ownDeal || (car && !priceText({ car, config }))) return null
  // The checkout offers delivery with every reservation.
  const zones = car && (zonesText(car, config) || (config.features.reserve ? '' : null))
  return (
    <div className="mine">
      {car && (
        <button className="textbtn mine__open" type="button" data-own-open>
          {t('Count my trade-in, deposit and postcode')}
        </button>
      )}
      <div className="mine__own">
        {car && <OwnLine car={car} config={config} />}
        {zones != null && <p className="mine__post" data-own-post={zones} />}
        <div className="mine__row">
          <p className="mine__line">
            <b>{t('Your deal')}</b> <span data-own-line />
          </p>
          <button className="textbtn" type="button" data-own-open>
            {t('Change')}
          </button>
          <button className="textbtn" type="button" data-own-off>
            {t('Take it off')}
          </button>
        </div>
        {car && (
          <p className="fineprint">
            {t('Your own figures, no offer: we see your trade-in first. They stay in this browser.')}
          </p>
        )}
      </div>
      <div data-own-form={config.features.tradeIn ? 'trade' : ''} />
    </div>
  )
}
