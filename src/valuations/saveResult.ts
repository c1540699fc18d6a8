import { table } from '@/db/table'
import type { Site } from '@/domain/views'
import type { Journey } from './journey'
import { openValuation } from './open'

/** What a browser says of a valuation: kept for staff, trusted by nothing. */
export async function saveResult(
  site: Site,
  journey: Journey,
  saved: Record<string, unknown>,
): Promise<void> {
  const { id } = await openValuation(site, journey)
  await (await table('valuations')).update([['id', '=', id]], { saved })
}
