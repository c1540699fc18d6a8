import type { RedirectDefinition } from '@/definitions/definition'

export const redirects: RedirectDefinition[] = [
  { from: '/inventory', to: '/search' },
  { from: '/used', to: '/search/used-cars' },
  { from: '/offers', to: '/special-offers' },
  { from: '/yards', to: '/locations' },
  { from: '/holds', to: '/pages/reserve-online' },
  { from: '/pages/complaint-handling-process', to: '/pages/handling-complaint' },
  { from: '/parts', to: '/vehicle-parts-and-accessories' },
  { from: '/genuine-service', to: '/service' },
]
