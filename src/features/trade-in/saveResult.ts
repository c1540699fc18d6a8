import { table } from '@/db/table'
import type { Site } from '@/core/dealer/views'
import type { Journey } from './journey'
import { openValuation } from './open'

/** A valuation result that a browser sent: stored for staff, never trusted. */
export async function saveResult(
  site: Site,
  journey: Journey,
  saved: Record<string, unknown>,
): Promise<void> {
  const { id } = await openValuation(site, journey)
  await (await table('valuations')).update([['id', '=', id]], { saved })
}
