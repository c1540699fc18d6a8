import 'server-only'
import { cached } from '@/cache/cached'
import { stockTags } from '@/cache/tags'
import { Footer } from '@/components/page/footer/Footer'
import type { Frame } from '@/components/page/header/frame'
import { Header } from '@/components/page/header/Header'
import { MobileMenu } from '@/components/page/header/MobileMenu'
import { renderStatic } from '@/components/ui/renderStatic'
import { listLocations } from '@/core/place/read/locations'
import { listMakeLogos } from '@/core/dealer/read/makeLogos'
import { stockCounts } from '@/search/cars/stock'
import type { Site } from '@/core/dealer/views'
import { renderTime } from './site'
import { listModels } from '@/core/car/read/models'

export const readFrame = async (site: Site): Promise<Frame> => {
  const needsModels = site.config.navigation.some((item) => item.kind === 'models')
  const [locations, models, stock, logos] = await Promise.all([
    listLocations(site),
    needsModels ? listModels(site) : [],
    stockCounts(site),
    listMakeLogos(site),
  ])
  return { site, locations, models, stock, logos, now: renderTime() }
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
          <MobileMenu frame={frame} />
        </>,
      ),
    }
  },
})
