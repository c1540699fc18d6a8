import { shownCity } from '@/core/car/shownCity'
import type { Car } from '@/core/car/car'
import { isSold } from '@/core/car/availability'
import { carControls } from '@/core/car/controls'
import { financeEstimate } from '@/core/car/finance/estimate'
import type { Assumptions } from '@/core/money/loanTerms'
import { priceOf } from '@/core/car/price'
import { secondTagOf, tagOf } from '@/core/car/tags'
import { reserveOffer } from '@/core/car/deposit'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { CardActions } from './CardActions'
import { CardMedia } from './CardMedia'
import { carHref, carTitle, carVariant } from '@/core/car/text'
import { FinanceLine } from './FinanceLine'
import { Icon } from '@/components/ui/Icon'
import { grouped } from '@/lib/figures'
import { t } from '@/lib/words'
import { PartnerSlot } from '@/components/trackers/PartnerSlot'
import { OwnLine } from './own/OwnDealSlot'
import { PriceBlock, SubscriptionLine } from './PriceBlock'
import { RatingLabel } from './RatingLabel'
import { CompareSwitch, savedFacts } from './SaveControls'
import { cardFacts } from './facts'

function FactList({ car }: { car: Car }) {
  return (
    <ul className="facts">
      {cardFacts(car).map(({ icon, text }) => (
        <li key={icon}>
          <Icon name={icon} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}

interface Props {
  car: Car
  config: TenantConfig
  now: Date
  loan?: Assumptions | null
  /** Whole kilometres from the shopper's postcode. */
  away?: number
  /** It stands in another state than the shopper. */
  interstate?: boolean
  heading?: 'h2' | 'h3'
  eager?: boolean
  priority?: boolean
}

export const awayText = (km: number): string => (km < 1 ? t('under 1 km') : t('{km} km', { km: grouped(km) }))

const state = (car: Car): string => (isSold(car) ? 'sold' : car.reserved ? 'offer' : car.status)

function Money({ car, config, now, loan }: Pick<Props, 'car' | 'config' | 'now' | 'loan'>) {
  if (isSold(car))
    return (
      <div className="price">
        <b className="price__now price__now--word">{t('Sold')}</b>
      </div>
    )
  const price = priceOf(car, config)
  return (
    <>
      <PriceBlock price={price} />
      <RatingLabel car={car} />
      <SubscriptionLine price={price} />
      <OwnLine car={car} config={config} />
      {price.kind === 'price' && <FinanceLine estimate={financeEstimate(car, config, now, loan)} />}
    </>
  )
}

/** A car in a list. Its rows align with the neighbouring cards (subgrid); nothing in it hydrates. */
export function CarCard(props: Props) {
  const { car, config, now, loan, away, interstate, heading: Heading = 'h2', eager, priority } = props
  const controls = carControls(car, config)
  const place = config.features.dealershipName
    ? (car.dealership_name ?? car.location_name)
    : (shownCity(car, config) ?? car.location_name)
  const tag = tagOf(car, config, now)
  return (
    <article className="card" data-status={state(car)} data-facts={savedFacts(car, controls)}>
      <CardMedia
        car={car}
        tag={tag}
        second={secondTagOf(car, tag)}
        favourite={controls.favourite}
        askForPhotos={controls.photoRequest}
        eager={eager}
        priority={priority}
        partner={<PartnerSlot place="badge" car={car} config={config} />}
      />
      <div className="card__body">
        <Heading className="card__title">
          <a href={carHref(car)} data-car="">
            {carTitle(car)}
          </a>
        </Heading>
        <p className="card__variant">{carVariant(car)}</p>
        <FactList car={car} />
        <div className="card__money">
          <Money car={car} config={config} now={now} loan={loan} />
          <PartnerSlot place="price" car={car} config={config} />
        </div>
        <div className="card__foot">
          <span className="card__loc">
            {place && <Icon name="pin" />}
            {place}
            {away !== undefined && ` · ${awayText(away)}`}
            {interstate && ` · ${t('interstate')}`}
          </span>
          {controls.compare && <CompareSwitch name={carTitle(car)} />}
        </div>
        <CardActions
          car={car}
          controls={controls}
          config={config}
          priced={priceOf(car, config).kind !== 'none'}
          offer={reserveOffer(car, config)}
        />
      </div>
    </article>
  )
}
