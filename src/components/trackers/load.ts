import type { TrackersConfig } from '@/core/dealer/config/trackersConfig'
import { loadMeta } from './meta'

import { isPersonalPath } from '@/lib/paths'
import { addScript } from './addScript'
import { onEvents } from './onEvents'

const HOST = 'https://www.googletagmanager.com'

/** Google's scripts accept a command only as an `arguments` object. */
function gtag(..._command: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params -- they ignore arrays
  window.dataLayer?.push(arguments)
}

const consent = (state: 'granted' | 'denied') => ({
  ad_storage: state,
  ad_user_data: state,
  ad_personalization: state,
  analytics_storage: state,
})

/** Analytics' own event names, so that its standard reports count them. */
const KNOWN_AS: Readonly<Record<string, string>> = { lead: 'generate_lead', favourite: 'add_to_wishlist' }

/** A container reads the data layer itself; a single tag needs each event sent to it. */
function loadGoogle(id: string, when: TrackersConfig['when']): void {
  gtag('consent', 'default', consent(when === 'agreed' ? 'denied' : 'granted'))
  if (when === 'agreed') gtag('consent', 'update', consent('granted'))
  if (id.startsWith('GTM-')) {
    window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    return addScript(`${HOST}/gtm.js?id=${id}`)
  }
  gtag('js', new Date())
  gtag('config', id)
  onEvents(({ event, ...facts }) => gtag('event', KNOWN_AS[event] ?? event, facts))
  addScript(`${HOST}/gtag/js?id=${id}`)
}

const pathOf = (address: string | URL | null | undefined): string =>
  address && URL.canParse(String(address), location.href) ? new URL(address, location.href).pathname : ''

/**
 * Trackers read this address and the one before it. Of a page of one shopper they find the host alone, and a step to
 * such a page reloads it, without them.
 */
function keepPersonalPages(): void {
  if (isPersonalPath(pathOf(document.referrer)))
    Object.defineProperty(document, 'referrer', { value: `${location.origin}/` })
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history)
    history[name] = (state, unused, address) => {
      if (!isPersonalPath(pathOf(address))) return change(state, unused, address)
      if (name === 'pushState') location.assign(String(address))
      else location.replace(String(address))
    }
  }
}

/** Events of this page from before the visitor agreed are sent after the trackers are set up; those of earlier pages are lost. */
export function load({ google, meta, when }: Omit<TrackersConfig, 'partners'>): void {
  keepPersonalPages()
  const layer = (window.dataLayer ??= [])
  const before = layer.splice(0)
  if (google) loadGoogle(google, when)
  if (meta) loadMeta(meta)
  layer.push(...before)
}
