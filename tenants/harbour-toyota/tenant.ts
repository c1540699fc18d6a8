import type { TenantDefinition } from '@/definitions/definition'
import { replyTemplates } from '../replyTemplates'
import { config } from './config'
import { dealerships, locations } from './content/locations'
import { manufacturers, models } from './content/models'
import { offers, promoNodes } from './content/offers'
import { pages } from './content/pages'
import { staff, team } from './content/people'
import { posts } from './content/posts'
import { financeRates } from './content/rates'
import { redirects } from './content/redirects'
import { reviews } from './content/reviews'

export const tenant: TenantDefinition = {
  slug: 'harbour-toyota',
  name: 'Harbour Toyota',
  domains: [],
  config,
  dealerships,
  locations,
  manufacturers,
  models,
  offers,
  reviews,
  pages,
  posts,
  team,
  promoNodes,
  replyTemplates: replyTemplates('car'),
  financeRates,
  redirects,
  staff,
}
