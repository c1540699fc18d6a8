import { TickList } from '@/components/ui/TickList'
import type { Site } from '@/domain/views'

/** Only what an account of this dealer really does. */
export function WhySignIn({ site }: { site: Site }) {
  const { labels } = site.config
  const points = [
    `Your saved ${labels.cars} on every device`,
    'An email when a price drops or one comes back, if you ask for it',
    'Your bookings, reservations and messages in one place',
  ]
  return (
    <aside className="why">
      <h2>What a code gets you</h2>
      <TickList items={points} one />
      <p className="fineprint">No password to remember. Your account is with {site.tenant.name} alone.</p>
    </aside>
  )
}
