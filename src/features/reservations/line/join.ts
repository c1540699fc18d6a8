import { table } from '@/db/table'
import type { Clause } from '@/db/tableTypes'
import type { Car } from '@/core/car/car'
import type { LineInput } from '@/features/reservations/reserveSchema.rules'
import type { Site } from '@/core/dealer/views'
import { notify } from '@/jobs/notify'
import { t } from '@/lib/words'
import { placeOf } from '@/features/reservations/place'

/** Puts a shopper in the line for a held car, once per address. The response never reveals who is in it. */
export async function joinLine(site: Site, car: Car, input: LineInput, at: Date): Promise<void> {
  const { consent } = site.config
  const now = at.getTime()
  const rows = await table('waiting-shoppers')
  const email = input.email.toLowerCase()
  const own: Clause[] = [
    ['tenant', '=', site.tenant.id],
    ['car_id', '=', car.id],
    ['email', '=', email],
  ]
  const place = await placeOf(site, car)
  const inserted = await rows.insert({
    tenant: site.tenant.id,
    state: 'waiting',
    car_id: car.id,
    car_name: car.name,
    car_slug: car.slug,
    dealership_id: car.dealership_id,
    location_id: place.id,
    name: input.name,
    email,
    consent: {
      terms: t('One email when it is free again, nothing else. {notice}', { notice: consent.notice }),
      notice: consent.notice,
      version: consent.version,
      marketing: false,
      at: at.toISOString(),
      page: input.url,
    },
    mails: [],
    due_at: now,
    lease_until: 0,
    version: 0,
  })
  // A shopper who was mailed, or has left, joins again at the end of the line.
  if (!inserted)
    await rows.update(
      [...own, ['state', '!=', 'waiting']],
      { state: 'waiting', turn_until: null, due_at: now, createdAt: at },
      { version: 1 },
    )
  notify('reservationsLoop')
}
