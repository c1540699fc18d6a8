import { carFormHref, testDriveHref } from '@/domain/car/text'
import { FinanceLine } from '@/components/car/FinanceLine'
import { Icon } from '@/components/ui/Icon'
import { PriceBlock, SubscriptionLine } from '@/components/car/PriceBlock'
import { OpenNow } from '@/components/location/OpenNow'
import type { Car } from '@/domain/car/car'
import type { CarControls } from '@/domain/car/controls'
import type { FinanceEstimate } from '@/domain/finance/finance'
import { addressLine, stripDepartment } from '@/domain/place/locationNames'
import { telHref } from '@/domain/phones'
import { priceOf } from '@/domain/car/price'
import type { TenantConfig } from '@/domain/tenant/tenantConfig'
import type { LocationView } from '@/domain/views'
import { CallButton } from './CallButton'
import { SheetLink } from './SheetLink'
import { sideLinks } from './sideLinks'

interface Props {
  car: Car
  config: TenantConfig
  controls: CarControls
  estimate: FinanceEstimate | null
  phone: string | null
  location: LocationView | null
  now: Date
}

function Price({ car, config, estimate }: Pick<Props, 'car' | 'config' | 'estimate'>) {
  const price = priceOf(car, config)
  const market = price.kind === 'price' ? price.belowMarket : null
  return (
    <div className="buy__price">
      <PriceBlock price={price} />
      {market && (
        <p className="market">
          <Icon name="badge" />
          <span>
            <b>{market.text} below</b> the {car.state ? `${car.state} ` : ''}average for this car. An
            estimate, not a valuation.
          </span>
        </p>
      )}
      <SubscriptionLine price={price} />
      {price.kind === 'price' && estimate && (
        <>
          <FinanceLine estimate={estimate} />
          <p className="buy__basis">
            {estimate.termMonths} months{estimate.deposit && `, ${estimate.deposit} deposit`},{' '}
            {estimate.interestRate} p.a. interest, for approved applicants.{' '}
            <a href="#finance">How this is worked out</a>
          </p>
        </>
      )}
    </div>
  )
}

export function BuyBox(props: Props) {
  const { car, config, controls, phone, location, now } = props
  return (
    <aside className="buy" aria-label="Price and contact">
      <div className="buy__box">
        <Price {...props} />
        <div className="buy__cta">
          <a className="btn btn--brand btn--wide" href={carFormHref(car, 'enquiry')}>
            {config.labels.enquire}
          </a>
          {controls.testDrive && config.sidebarButtons.includes('test-drive') && (
            <a className="btn btn--line btn--wide" href={testDriveHref(car)}>
              Book a test drive
            </a>
          )}
        </div>
        <ul className="buy__more">
          {phone && config.sidebarButtons.includes('call') && (
            <li>
              {config.features.revealPhone ? (
                <CallButton slug={car.slug} label={config.labels.call} icon={<Icon name="phone" />} />
              ) : (
                <a href={telHref(phone)}>
                  <Icon name="phone" />
                  {config.labels.call}
                </a>
              )}
            </li>
          )}
          {sideLinks(car, config, controls).map(({ icon, label, href }) => (
            <li key={label}>
              <a href={href}>
                <Icon name={icon} />
                {label}
              </a>
            </li>
          ))}
          {config.features.carSheet && (
            <li>
              <SheetLink slug={car.slug} icon={<Icon name="file" />} />
            </li>
          )}
        </ul>
        {location && (
          <div className="buy__place">
            <div className="buy__yard">
              <b>{stripDepartment(location.name)}</b>
              <OpenNow location={location} now={now} />
            </div>
            <p>{addressLine(location.address)}</p>
          </div>
        )}
      </div>
    </aside>
  )
}
