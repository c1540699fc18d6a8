import type { TrackersConfig } from '@/core/dealer/config/trackersConfig'
import { loadGoogle } from './google'
import { loadMeta } from './meta'
import { keepPersonalPages } from './keepPersonalPages'

/** Events of this page from before the visitor agreed are sent after the trackers are set up; those of earlier pages are lost. */
export function load({ google, meta, when }: TrackersConfig): void {
  keepPersonalPages()
  const layer = (window.dataLayer ??= [])
  const before = layer.splice(0)
  if (google) loadGoogle(google, when)
  if (meta) loadMeta(meta)
  layer.push(...before)
}
