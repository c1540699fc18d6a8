import 'server-only'
import { remembered } from '@/cache/remember'
import { stockTags } from '@/cache/tags'
import { Footer } from '@/components/site/Footer'
import type { Frame } from '@/components/site/frame'
import { Header } from '@/components/site/Header'
import { MobileMenu } from '@/components/site/MobileMenu'
import { still } from '@/components/ui/stillMarkup'
import { listLocations, listMakeLogos, listModels, stockCounts } from '@/data'
import type { Site } from '@/domain/views'
import { renderTime } from './site'

/** What header and footer show on every page of a site. */
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

/** The parts around every page as markup, made once and not once a page; the browser keeps "open until" true by the clock. */
export const frameMarkup = remembered({
  key: (site: Site) => site.host,
  tags: ({ host }) => stockTags(host),
  read: async (site) => {
    const frame = await readFrame(site)
    return {
      header: still(<Header {...frame} />),
      footer: still(
        <>
          <Footer site={site} />
          <MobileMenu config={site.config} />
        </>,
      ),
    }
  },
})
