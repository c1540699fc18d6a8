import type { ReadyDealer, ReadyPageKind } from '@/features/pages/readyPages.rules'
import { campaign, finance, sell, warranty } from './money'
import type { ReadyLayout } from './parts'
import { about, service } from './visit'

interface ReadyPage {
  title: string
  slug: string
  layout(dealer: ReadyDealer): ReadyLayout
}

/** None has an address that is already one of the site's own pages. */
export const READY: Record<ReadyPageKind, ReadyPage> = {
  about: { title: 'About us', slug: 'about-us', layout: about },
  finance: { title: 'How finance works', slug: 'how-finance-works', layout: finance },
  service: { title: 'Service', slug: 'service', layout: service },
  sell: { title: 'How we buy cars', slug: 'how-we-buy-cars', layout: sell },
  warranty: { title: 'Warranty', slug: 'warranty', layout: warranty },
  campaign: { title: 'Campaign', slug: 'campaign', layout: campaign },
}
