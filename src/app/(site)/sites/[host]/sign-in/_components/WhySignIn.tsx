import { TickList } from '@/components/ui/TickList'
import type { Site } from '@/core/dealer/views'
import { t } from '@/lib/words'

/** Only what an account at this dealer can do. */
export function WhySignIn({ site }: { site: Site }) {
  const { features, labels } = site.config
  const saving = features.garage
    ? [
        t('Your saved {cars} on every device', { cars: labels.cars }),
        t('An email when a price drops or one comes back, if you ask for it'),
      ]
    : []
  const points = [...saving, t('Your bookings, reservations and messages in one place')]
  return (
    <aside className="why">
      <h2>{t('What a code gets you')}</h2>
      <TickList items={points} one />
      <p className="fineprint">
        {t('No password to remember. Your account is with {name} alone.', { name: site.tenant.name })}
      </p>
    </aside>
  )
}
