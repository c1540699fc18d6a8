import { dayWindow, hasBegun, isOver } from '@/core/place/hours/dayWindow'

/** An offer as it is stored; days as the admin's day picker or the definitions write them. */
export interface OfferRun {
  starts_at?: string | null
  ends_at?: string | null
}

const STATED: Readonly<Record<string, string>> = { draft: 'Draft', changed: 'Draft (has published version)' }

/** By the dealer's clock. `changed` is a draft over what is published. */
export function offerState(
  status: unknown,
  { starts_at, ends_at }: OfferRun,
  zone: string,
  now: Date,
): string {
  if (status !== 'published') return STATED[String(status)] ?? 'Draft'
  const run = dayWindow(starts_at, ends_at, zone)
  if (isOver(run, now.getTime())) return 'Ended'
  return hasBegun(run, now.getTime()) ? 'Published' : 'Scheduled'
}
