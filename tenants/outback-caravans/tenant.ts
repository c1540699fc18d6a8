import type { TenantDefinition } from '@/tenancy/definition'
import { config } from './config'
import { dealerships, locations } from './content/locations'
import { staff } from './content/people'

export const tenant: TenantDefinition = {
  slug: 'outback-caravans',
  name: 'Outback Caravans',
  domains: [],
  config,
  dealerships,
  locations,
  manufacturers: [],
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
