import { table } from '@/db/table'
import type { Row } from '@/db/tableTypes'
import type { Site } from '@/core/dealer/views'
import { findValuation, type Journey, type Valuation } from './journey'

const FRESH: Row = { form_completed: false, offer_accepted: false, rev: 0, photos: [] }

/** The row of a journey, made by the first call that needs it. A unique key prevents a second one. */
export async function openValuation(site: Site, journey: Journey): Promise<Valuation> {
  if (journey.valuation) return journey.valuation
  const { lead_id, location_id, car } = journey
  await (
    await table('valuations')
  ).insert({ ...FRESH, ...car, tenant: site.tenant.id, lead_id, location_id: location_id ?? null })
  const valuation = await findValuation(site, lead_id)
  if (!valuation) throw new Error('A valuation was refused by the store, and is not there')
  return valuation
}

/** Changes the row only if nobody else did since it was read. False otherwise, and when the offer is accepted. */
export async function changeValuation({ id, rev }: Valuation, set: Row): Promise<boolean> {
  const written = await (
    await table('valuations')
  ).update(
    [
      ['id', '=', id],
      ['rev', '=', rev],
      ['form_completed', '!=', true],
    ],
    { ...set, rev: rev + 1 },
  )
  return written > 0
}

/** A valuation result that a browser sent: stored for staff, never trusted. */
export async function saveResult(
  site: Site,
  journey: Journey,
  saved: Record<string, unknown>,
): Promise<void> {
  const { id } = await openValuation(site, journey)
  await (await table('valuations')).update([['id', '=', id]], { saved })
}
