import type { Metadata } from 'next'
import { getPage } from '@/features/pages/readPages'
import type { Site } from '@/core/dealer/views'
import { leadOn } from '@/app/(site)/sites/[host]/_lib/leadOn'
import { pageMetadata } from '@/app/(site)/sites/[host]/_lib/metadata'
import { requireSite } from '@/app/(site)/sites/[host]/_lib/site'
import { phrase, t } from '@/lib/words'
import { readStart } from './start-data'
import { StartPage } from './StartPage'

interface Props {
  params: Promise<{ host: string }>
}

const TITLES = {
  'trade-in': phrase('Trade in your car'),
  'sell-your-car': phrase('Sell my car'),
  'sell-my-car': phrase('Sell my car'),
} as const
type Slug = keyof typeof TITLES

/** For search engines the two addresses are one page: the one that the dealer wrote, else the first. */
const canonicalOf = async (site: Site, slug: Slug): Promise<Slug> => {
  if (slug === 'trade-in' || (await getPage(site, slug))) return slug
  return (await getPage(site, 'sell-my-car')) ? 'sell-my-car' : 'sell-your-car'
}

/** One of the addresses at which the journey starts. */
export const startRoute = (slug: Slug) => ({
  async generateMetadata({ params }: Props): Promise<Metadata> {
    const site = await requireSite(params)
    if (!site.config.features.tradeIn) return {}
    const { page } = await readStart(site, slug, {})
    const { title, description, image_url: image } = page?.seo ?? { title: '', description: '' }
    return pageMetadata(site, {
      title: title || page?.title || t(TITLES[slug]),
      description,
      path: `/${await canonicalOf(site, slug)}`,
      image,
    })
  },
  async Page({ params }: Props) {
    const site = await requireSite(params)
    if (!site.config.features.tradeIn) return leadOn(site, `/${slug}`)
    return <StartPage data={await readStart(site, slug, {})} />
  },
})
