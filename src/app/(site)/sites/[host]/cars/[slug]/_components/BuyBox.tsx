import { carFormHref, testDriveHref } from '@/core/car/text'
import { FinanceLine } from '@/components/car/FinanceLine'
import { Icon } from '@/components/ui/Icon'
import { OwnDealSlot } from '@/components/car/own/OwnDealSlot'
import { PartnerSlot } from '@/components/trackers/PartnerSlot'
import { PriceBlock, SubscriptionLine } from '@/components/car/PriceBlock'
import { OwnHoldNote } from '@/components/reservations/ownHold/OwnHoldNote'
import { AskFor } from '@/components/pages/AskFor'
import { StaticPart } from '@/components/ui/StaticPart'
import { LocationNote } from '@/components/place/LocationNote'
import type { Car } from '@/core/car/car'
import { isCaravan } from '@/core/car/noun'
import type { CarControls } from '@/core/car/controls'
import { COMPARISON_BASIS, COMPARISON_WARNING } from '@/core/money/comparison'
import { financeEstimate } from '@/core/car/finance/estimate'
import { averageOf, MARKET_SOURCE, priceOf } from '@/core/car/price'
import { dealHref } from '@/features/reservations/deals/offer.rules'
import { lineHref, type ReserveOffer } from '@/core/car/deposit'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import type { CarPageData } from '@/app/(site)/sites/[host]/cars/[slug]/page-data'
import { t } from '@/lib/words'
import { Call } from './Call'
import { DriveAway } from './DriveAway'
import { PriceRating } from './PriceRating'
import { SheetLink } from './SheetLink'
import { type SideItem, sideItems } from './sideLinks'
import { NearCars } from './standing/NearCars'
import { Reserved } from './standing/Reserved'
import { Unbroken } from '@/components/ui/Unbroken'

interface Props {
  data: CarPageData
  controls: CarControls
  offer: ReserveOffer | null
}

interface PriceProps {
  car: Car
  config: TenantConfig
  now: Date
}

function Price({ car, config, now, like, location }: PriceProps & Pick<CarPageData, 'like' | 'location'>) {
  const estimate = financeEstimate(car, config, now)
  const price = priceOf(car, config)
  const market = price.kind === 'price' ? price.belowMarket : null
  return (
    <div className="buy__price">
      <PriceBlock price={price} />
      <PriceRating car={car} like={like} isMarketSaid={market !== null} />
      {market && (
        <p className="market">
          <Icon name="badge" />
          <span>
            <b>{t('{text} below', { text: market.text })}</b>{' '}
            {t('the {average} for this car. {source}', {
              average: averageOf(car),
              source: t(MARKET_SOURCE),
            })}
          </span>
        </p>
      )}
      <SubscriptionLine price={price} />
      {price.kind === 'price' && estimate && (
        <>
          <FinanceLine estimate={estimate} />
          <p className="fineprint">
            {t('{termMonths} months', { termMonths: estimate.termMonths })}
            {estimate.deposit && t(', {deposit} deposit', { deposit: estimate.deposit })}
            {t(', {interestRate} p.a. interest, for approved applicants.', {
              interestRate: estimate.interestRate,
            })}
          </p>
        </>
      )}
      <DriveAway car={car} config={config} at={location?.address.state} />
      <OwnDealSlot car={car} config={config} />
      <PartnerSlot place="payment" {...{ car, config }} />
    </div>
  )
}

/** What the rate's mark refers to: below the buttons, which stand in the first screen. */
function Basis({ car, config, now }: PriceProps) {
  const estimate = financeEstimate(car, config, now)
  if (!estimate || priceOf(car, config).kind !== 'price') return null
  return (
    <div className="buy__basis">
      {/* In view without a press: the law wants the warning beside the rate. */}
      <small>
        <sup>*</sup> {t(COMPARISON_BASIS)} {t(COMPARISON_WARNING)}
      </small>
      <a href="#finance">{t('Work it out with your own figures')}</a>
    </div>
  )
}

function Side({ item, data: { call, car, site } }: { item: SideItem; data: CarPageData }) {
  if (item === 'call')
    return (
      call && (
        <li>
          <Call call={call} slug={car.slug} label={site.config.labels.call} />
        </li>
      )
    )
  const { icon, label, href, ask, chat } = item
  return (
    <li>
      <a href={href} data-ask={ask} data-chat={chat}>
        <Icon name={icon} />
        <span>
          <Unbroken text={label} />
        </span>
      </a>
    </li>
  )
}

export function BuyBox({ data, controls, offer }: Props) {
  const { car, site, location, team, free, life, now } = data
  const { config } = site
  const zone = location?.timezone ?? config.timezone
  const deal = dealHref(car, config)
  // One button of the box is filled: the first step that the dealer offers.
  const held = config.sidebarButtons.includes('reserve') ? offer : null
  return (
    <aside className="buy" aria-label={t('Price and contact')}>
      <div className="buy__box">
        <StaticPart>
          <Price {...{ car, config, now, location }} like={data.like} />
        </StaticPart>
        <div className="buy__cta">
          {car.reserved && <OwnHoldNote slug={car.slug} />}
          <Reserved {...{ car, config, zone }} heldUntil={life.heldUntil} />
          {held && (
            <>
              <a className="btn btn--accent btn--wide" href={held.href}>
                {held.label}
              </a>
              <p className="buy__fine">
                {t('Held {hours} hours', { hours: config.reserve.hours })}
                {held.deposit > 0 && t('. 100% refundable')}.
              </p>
            </>
          )}
          {config.sidebarButtons.includes('enquire') && (
            <a
              className={`btn ${held || lineHref(car, config) ? 'btn--line' : 'btn--brand'} btn--wide`}
              href={carFormHref(car, 'enquiry')}
              data-ask
            >
              {config.labels.enquire}
            </a>
          )}
          {deal && (
            <a className="btn btn--line btn--wide" href={deal}>
              {config.labels.buyOnline}
            </a>
          )}
          {controls.testDrive && config.sidebarButtons.includes('test-drive') && (
            <a className="btn btn--line btn--wide" href={testDriveHref(car)}>
              {t(isCaravan(car) ? 'Book a walk-through' : 'Book a test drive')}
            </a>
          )}
          <PartnerSlot place="action" {...{ car, config }} />
        </div>
        <StaticPart>
          <Basis {...{ car, config, now }} />
        </StaticPart>
        <ul className="buy__more">
          {sideItems(car, config, controls).map((item) => (
            <Side key={item === 'call' ? item : item.label} {...{ item, data }} />
          ))}
          {config.features.carSheet && (
            <li>
              <SheetLink slug={car.slug} icon={<Icon name="file" />} />
            </li>
          )}
        </ul>
        <StaticPart>
          {car.reserved && <NearCars cars={free} config={config} />}
          {location && (
            <LocationNote location={location} now={now}>
              <AskFor team={team} at={location.slug} />
            </LocationNote>
          )}
        </StaticPart>
      </div>
    </aside>
  )
}
