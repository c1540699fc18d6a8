import { externalService } from './bookingLinks'
import { PAGE_OF } from './bookingPages'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'

type Features = TenantConfig['features']

const NEEDS: readonly (readonly [keyof Features, RegExp])[] = [
  ['finance', /^\/(?:finance|finance-enquiry|apply-for-finance|car-finance|personalised\/finance)$/],
  ['tradeIn', /^\/(?:trade-in|sell-your-car|sell-my-car|cars\/trade-in)$/],
  ['spinToWin', /^\/spin-to-win$/],
  ['testDrive', /^\/book-test-drive$/],
  ['garage', /^\/(?:garage|compare|watchlist)$/],
  ['messages', /^\/messages\//],
  ['shortlists', /^\/shortlists\//],
  ['reserve', /^\/(?:cars\/[^/]+\/(?:checkout|buy-online)|checkout-journey(?:\/.*)?)$/],
  ['checkoutJourney', /^\/checkout-journey(?:\/|$)/],
  ['signIn', /^\/(?:sign-in|account|watchlist|spin-to-win)(?:\/|$)/],
]

interface Offering {
  features: Features
  baseDomain?: string | undefined
}

/** The address then has no page, whatever is stored. */
export const isClosed = (path: string, { features, baseDomain }: Offering): boolean =>
  NEEDS.some(([feature, pattern]) => !features[feature] && pattern.test(path.toLowerCase())) ||
  // With a platform of the dealer's own the address leads there.
  (path.toLowerCase() === PAGE_OF.service.path &&
    !features.serviceBooking &&
    !externalService({ baseDomain }))
