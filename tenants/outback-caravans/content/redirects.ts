import type { RedirectDefinition } from '@/definitions/definition'

export const redirects: RedirectDefinition[] = [
  { from: '/caravans', to: '/search?item_type=Caravan' },
  { from: '/4x4', to: '/search?item_type=4x4' },
  { from: '/camper-trailers', to: '/search?item_type=Camper+trailer' },
  { from: '/journal', to: '/blog' },
  { from: '/workshop', to: '/service' },
  { from: '/the-yard', to: '/locations/bassendean' },
  { from: '/specials', to: '/special-offers' },
  { from: '/subscriptions', to: '/pages/subscriptions' },
  { from: '/pages/complaint-handling-process', to: '/pages/handling-complaint' },
  { from: '/genuine-service', to: '/service' },
  { from: '/pages/what-can-i-tow', to: '/what-can-i-tow' },
  { from: '/towing', to: '/what-can-i-tow' },
  { from: '/fleet', to: '/contact-us' },
]
