import { Icon } from '@/components/ui/Icon'
import type { Car } from '@/core/car/car'
import { t } from '@/lib/words'
import { keyFacts } from './keyFactsOf'

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
