import type { ReactNode } from 'react'
import { contentIcon } from '@/components/ui/contentIcon'
import { Icon } from '@/components/ui/Icon'
import { MakeMark } from '@/components/ui/MakeMark'
import { TickList } from '@/components/ui/TickList'
import { serviceHref } from '@/core/dealer/links/bookingLinks'
import { isSold } from '@/core/car/availability'
import type { Car } from '@/core/car/car'
import { isCertified } from '@/core/car/certified'
import { promisesOf } from '@/core/car/promises'
import { carStory } from '@/core/car/story'
import { plural } from '@/core/money/format'
import type { ReserveOffer } from '@/core/car/deposit'
import { plannedOf, planRows } from '@/features/models/servicePlan.rules'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import type { ModelView, Site } from '@/core/dealer/views'
import { pictureUrl } from '@/lib/picture'
import { t } from '@/lib/words'
import { Rows } from './Rows'
import { showsAccessories } from '@/core/car/accessories'

interface Props {
  car: Car
  config: TenantConfig
}

export function StoryNote({ car, config, children }: Props & { children: ReactNode }) {
  const { title, text } = carStory(car, config)
  const story = (
    <>
      <b>{`${title}.`}</b> {text}
    </>
  )
  return isSold(car) ? (
    <div className="note note--warn soldnote" role="note">
      <Icon name="info" />
      <div>
        <p>{story}</p>
      </div>
    </div>
  ) : (
    <p className="vstory">
      {story} {children}
    </p>
  )
}

interface CertifiedProps extends Props {
  offer: ReserveOffer | null
  logo: string | undefined
}

/** The largest size of a wide or a square logo, in CSS pixels. */
const LOGO = { width: 112, height: 56 } as const

/** With the logo of the programme, else of the make, else the first letters of the make. */
export function CertifiedPanel({ car, config, offer, logo }: CertifiedProps) {
  if (!isCertified(car, config) || !config.certifiedBenefits.length) return null
  return (
    <section className="vsec certified" id="certified">
      <div className="certified__head">
        <h3>{t('{make} certified pre-owned', { make: car.make })}</h3>
        {config.certifiedLogo ? (
          <img
            src={pictureUrl(config.certifiedLogo, 320)}
            alt={t('Logo of the {make} certified programme', { make: car.make })}
            width={LOGO.width}
            height={LOGO.height}
            loading="lazy"
          />
        ) : (
          <MakeMark name={car.make} logo={logo} className="make__mono" />
        )}
      </div>
      <TickList items={config.certifiedBenefits} />
      {offer && (
        <a className="btn btn--line" href={offer.href}>
          <span className="given">{t('RESERVE ONLINE')}</span>
        </a>
      )}
    </section>
  )
}

export function AccessoriesLink({ car, config, model }: Props & { model: ModelView | null }) {
  if (!model || !showsAccessories(model, config.features.accessories)) return null
  return (
    <section className="vsec" id="accessories">
      <h3>{t('Accessories')}</h3>
      <p className="lede">
        {t('{plural} for the {make} {name}.', {
          plural: plural(model.accessories_count, 'accessory', 'accessories'),
          make: car.make,
          name: model.name,
        })}
      </p>
      <a className="btn btn--line" href={`/${model.slug}/accessories`}>
        <span className="given">{t('View Accessories')}</span>
      </a>
    </section>
  )
}

interface ServiceProps extends Pick<Props, 'car'> {
  site: Site
  model: ModelView | null
}

/** Capped servicing of the car's model, as the model's page shows it. */
export function ServicePanel({ car, site, model }: ServiceProps) {
  const { config } = site
  const href = serviceHref(site)
  const planned = plannedOf(car, model, config)
  if (!planned) return null
  return (
    <section className="vsec" id="service-advantage">
      <h3>{t('Service Advantage')}</h3>
      <p className="lede">
        {t('The price of each service of the {make} {model} is capped.', {
          make: car.make,
          model: car.model,
        })}
      </p>
      <Rows rows={planRows(planned)} />
      {href && (
        <a className="btn btn--line" href={href}>
          <span className="given">{t('Book a Service')}</span>
        </a>
      )}
    </section>
  )
}

export function Promises({ car, config }: Props) {
  const promises = promisesOf(config, car)
  if (!promises.length) return null
  return (
    <section className="vsec" id="promises">
      <h3>{t('What we promise')}</h3>
      <ul className="promises">
        {promises.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={contentIcon(icon)} />
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
