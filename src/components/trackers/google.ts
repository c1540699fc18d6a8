import type { TrackersConfig } from '@/core/dealer/config/trackersConfig'
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
export function loadGoogle(id: string, when: TrackersConfig['when']): void {
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
