import { carFormHref } from '@/domain/car/text'
import { CarPicture } from '@/components/car/CarPicture'
import { Icon } from '@/components/ui/Icon'
import { TickList } from '@/components/ui/TickList'
import { serviceHref } from '@/domain/appointments/offers'
import type { Car } from '@/domain/car/car'
import { isCertified } from '@/domain/car/certified'
import { planText, servicePlan } from '@/domain/model/servicePlan'
import type { TenantConfig } from '@/domain/tenant/tenantConfig'
import type { Shot } from './shot'

interface Props {
  car: Car
  config: TenantConfig
}

export function SoldNotice({ car }: { car: Car }) {
  return (
    <div className="note note--warn soldnote" role="note">
      <Icon name="info" />
      <div>
        <p>
          <b>SOLD.</b> This one has found its new owner. We can help you to find a similar vehicle, here or
          before it reaches the dealer.
        </p>
        <a className="btn btn--line" href={carFormHref(car, 'similar')} data-ask>
          Find Me Something Similar
        </a>
      </div>
    </div>
  )
}

export function CertifiedPanel({ car, config }: Props) {
  if (!isCertified(car, config) || !config.certifiedBenefits.length) return null
  return (
    <section className="vsec" id="certified">
      <h2>Certified pre-owned</h2>
      <TickList items={config.certifiedBenefits} />
    </section>
  )
}

export function ServicePanel({ car, config }: Props) {
  if (!config.serviceAdvantage || car.car_type === 'used' || car.make !== config.manufacturer?.name)
    return null
  return (
    <section className="vsec" id="service-advantage">
      <h2>Service Advantage</h2>
      <p className="lede">{planText(servicePlan(car.model))}</p>
      <a className="btn btn--line" href={serviceHref(config)}>
        Book a Service
      </a>
    </section>
  )
}

/** Photos of the car's known damage. */
export function Marks({ shots }: { shots: readonly Shot[] }) {
  const marks = shots.filter(({ flaw }) => flaw)
  if (!marks.length) return null
  return (
    <section className="vsec" id="inspection">
      <h2>Marks we did not repair</h2>
      <ol className="marks">
        {marks.map(({ url, alt }) => (
          <li key={url}>
            <CarPicture url={url} alt="" sizes="240px" widths={[320, 480]} />
            {alt}
          </li>
        ))}
      </ol>
    </section>
  )
}

export function Promises({ car, config }: Props) {
  const promises = config.promises.filter(
    ({ carTypes }) => !carTypes.length || carTypes.includes(car.car_type),
  )
  if (!promises.length) return null
  return (
    <section className="vsec" id="promises" aria-label="What we promise">
      <ul className="promises">
        {promises.map(({ title, text }) => (
          <li key={title}>
            <Icon name="done" />
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
