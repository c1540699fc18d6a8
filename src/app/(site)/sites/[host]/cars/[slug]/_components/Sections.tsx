import { Icon } from '@/components/ui/Icon'
import { TickList } from '@/components/ui/TickList'
import type { Car } from '@/domain/car/car'
import { allSpecs, FEATURES_SHOWN, featuresOf, splitRows } from '@/domain/car/specs'
import { t } from '@/lib/words'
import { keyFacts } from './keyFacts'
import { Rows } from './Rows'

export function KeyFacts({ car, now }: { car: Car; now: Date }) {
  return (
    <section className="keys" aria-label={t('Key information')}>
      <ul>
        {keyFacts(car, now).map(({ icon, label, value }) => (
          <li key={label}>
            <Icon name={icon} />
            <span>{label}</span>
            <b>{value}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

function More({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <details className="rest">
      <summary className="more">
        {label}
        <Icon name="plus" />
      </summary>
      {children}
    </details>
  )
}

export function Features({ car }: { car: Car }) {
  const features = featuresOf(car)
  if (!features.length) return null
  const { first, rest } = splitRows(features, FEATURES_SHOWN)
  return (
    <section className="vsec" id="features">
      <h2>{t('Features')}</h2>
      <TickList items={first} />
      {rest.length > 0 && (
        <More label={t('Show all {features} features', { features: features.length })}>
          <TickList items={rest} />
        </More>
      )}
    </section>
  )
}

/** Rows that repeat the key facts come last. */
const IN_KEY_FACTS = new Set([
  'Odometer',
  'Body',
  'Transmission',
  'Fuel',
  'Seats',
  'Colour',
  'Registration expiry',
  'Stock number',
  'Sleeps',
  'Series',
])

export function Specifications({ car, now }: { car: Car; now: Date }) {
  const rows = allSpecs(car, now)
  const { first, rest } = splitRows([
    ...rows.filter(({ label }) => !IN_KEY_FACTS.has(label)),
    ...rows.filter(({ label }) => IN_KEY_FACTS.has(label)),
  ])
  return (
    <section className="vsec" id="specifications">
      <h2>{t('All Specifications')}</h2>
      <Rows rows={first} />
      {rest.length > 0 && (
        <More label={t('Show every specification')}>
          <Rows rows={rest} />
        </More>
      )}
    </section>
  )
}
