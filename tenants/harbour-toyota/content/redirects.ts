import type { RedirectDefinition } from '@/definitions/definition'

/** Addresses of the earlier site, and spellings that people type. */
export const redirects: RedirectDefinition[] = [
  { from: '/new-cars', to: '/search/new-cars' },
  { from: '/used-cars', to: '/search/used-cars' },
  { from: '/demo-cars', to: '/search/demo-cars' },
  { from: '/specials', to: '/special-offers' },
  { from: '/book-a-service', to: '/service/booking' },
  { from: '/diamond-advantage', to: '/genuine-service' },
  { from: '/pages/mytoyota-connect', to: '/pages/toyota-connected' },
  { from: '/pages/complaint-handling-process', to: '/pages/handling-complaint' },
  { from: '/parts', to: '/vehicle-parts-and-accessories' },
  { from: '/privacy', to: '/privacy-policy' },
  { from: '/terms', to: '/terms-and-conditions' },
]
