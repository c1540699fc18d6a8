import { PlainText } from '@/components/pages/PlainText'
import { Icon } from '@/components/ui/Icon'
import { SectionHead } from '@/components/ui/SectionHead'
import type { Car } from '@/core/car/car'
import { priceOf } from '@/core/car/price'
import { carAlt, carFormHref, carHref, carImages, carTitle, carVariant } from '@/core/car/text'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { formatMoney } from '@/core/money/format'
import { t } from '@/lib/words'
import { CarPicture } from './CarPicture'
import { cardFacts } from './facts'

interface PlanProps {
  car: Car
  config: TenantConfig
  weeks: number | null
  eager?: boolean
}

function Plan({ car, config, weeks, eager }: PlanProps) {
  const [first] = carImages(car)
  const price = priceOf(car, config)
  if (price.kind !== 'subscription') return null
  return (
    <li className="plan">
      {first && (
        <div className="plan__pic fills">
          <CarPicture url={first.url} alt={first.alt ?? carAlt(car)} eager={eager} />
        </div>
      )}
      <p className="plan__price">
        <b>{price.price.text}</b> {price.suffix}
      </p>
      <h3>
        <a href={carHref(car)}>{carTitle(car)}</a>
      </h3>
      <p>
        {[carVariant(car), ...cardFacts(car).map(({ text }) => text)].filter(Boolean).slice(0, 4).join(' · ')}
      </p>
      <dl>
        {weeks && (
          <div>
            <dt>{t('For {weeks} weeks, the shortest', { weeks })}</dt>
            <dd>{formatMoney(weeks * price.price.amount)}</dd>
          </div>
        )}
        {price.purchase && (
          <div>
            <dt>{t('Or to buy')}</dt>
            <dd>{price.purchase.text}</dd>
          </div>
        )}
      </dl>
      <a className="btn btn--brand btn--wide" href={carFormHref(car, 'enquiry')} data-ask>
        {config.labels.enquire}
      </a>
    </li>
  )
}

interface Props extends Omit<PlanProps, 'car' | 'eager'> {
  heading: string
  link: { label: string; href: string }
  text?: string | null | undefined
  cars: readonly Car[]
}

/** Cars by the week: the price first, and what the shortest time costs in all. */
export function WeeklyCars({ heading, link, text, cars, config, weeks }: Props) {
  if (cars.length === 0) return null
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead title={heading} />
        <div className="plans__text">
          <PlainText text={text} />
        </div>
        <ul className="plans" data-n={cars.length}>
          {/* On a phone the first of them is the largest picture of the first view. */}
          {cars.map((car, index) => (
            <Plan key={car.id} {...{ car, config, weeks }} eager={index === 0} />
          ))}
        </ul>
        <a className="link" href={link.href}>
          {link.label}
          <Icon name="right" />
        </a>
      </div>
    </section>
  )
}
