import 'server-only'
import { cached } from '@/cache/cached'
import { stockTags } from '@/cache/tags'
import { Footer } from '@/components/page/footer/Footer'
import type { Frame } from '@/components/page/header/frame'
import { Header } from '@/components/page/header/Header'
import { MobileMenu } from '@/components/page/header/MobileMenu'
import { renderStatic } from '@/components/ui/renderStatic'
import { listLocations } from '@/core/place/read/locations'
import { stockCounts } from '@/search/cars/stock'
import type { Site } from '@/core/dealer/views'
import { renderTime } from './site'

export const readFrame = async (site: Site): Promise<Frame> => {
  const [locations, stock] = await Promise.all([listLocations(site), stockCounts(site)])
  return { site, locations, stock, now: renderTime() }
}

/** Header and footer as markup, cached for all pages of a site. The browser updates the "open until" text. */
export const frameMarkup = cached({
  key: (site: Site) => site.host,
  tags: ({ host }) => stockTags(host),
  read: async (site) => {
    const frame = await readFrame(site)
    return {
      header: renderStatic(<Header {...frame} />),
      footer: renderStatic(
        <>
          <Footer site={site} />
          <MobileMenu {...frame} />
        </>,
      ),
    }
  },
})
