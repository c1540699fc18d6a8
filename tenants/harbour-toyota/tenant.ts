import type { TenantDefinition } from '@/tenancy/definition'
import { config } from './config'
import { dealerships, locations } from './content/locations'
import { staff } from './content/people'

export const tenant: TenantDefinition = {
  slug: 'harbour-toyota',
  name: 'Harbour Toyota',
  domains: [],
  config,
  dealerships,
  locations,
  manufacturers: [{ slug: 'toyota', name: 'Toyota' }],
  models: [],
  offers: [],
  reviews: [],
  pages: [],
  posts: [],
  team: [],
  promoNodes: [],
  redirects: [],
  staff,
}
