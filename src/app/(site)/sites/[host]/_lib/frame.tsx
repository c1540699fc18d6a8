import 'server-only'
import { cached } from '@/cache/cached'
import { stockTags } from '@/cache/tags'
import { Footer } from '@/components/footer/Footer'
import type { Frame } from '@/components/header/frame'
import { Header } from '@/components/header/Header'
import { MobileMenu } from '@/components/header/MobileMenu'
import { renderStatic } from '@/components/ui/renderStatic'
import { listLocations } from '@/data/locations'
import { listMakeLogos } from '@/data/makeLogos'
import { listModels } from '@/data/models'
import { stockCounts } from '@/data/cars/stock'
import type { Site } from '@/domain/views'
import { renderTime } from './site'

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
