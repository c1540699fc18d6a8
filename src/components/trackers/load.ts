import type { TrackersConfig } from '@/domain/trackers/trackersConfig'
import { loadGoogle } from './google'
import { loadMeta } from './meta'
import { keepPersonalPages } from './keepPersonalPages'

/**
 * What this page told its data layer before goes in behind the consent, and so to the trackers too. Of earlier pages
 * nothing was kept.
 */
export function load({ google, meta, when }: TrackersConfig): void {
  keepPersonalPages()
  const layer = (window.dataLayer ??= [])
  const before = layer.splice(0)
  if (google) loadGoogle(google, when)
  if (meta) loadMeta(meta)
  layer.push(...before)
}
