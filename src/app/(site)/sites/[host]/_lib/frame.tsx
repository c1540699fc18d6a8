import 'server-only'
import { Footer } from '@/components/page/footer/Footer'
import type { Frame } from '@/components/page/header/frame'
import { Header } from '@/components/page/header/Header'
import { MobileMenu } from '@/components/page/header/MobileMenu'
import { drawnOnce } from '@/components/ui/drawnOnce'
import { renderStatic } from '@/components/ui/renderStatic'
import { listLocations } from '@/core/place/read/locations'
import { countsText, stockCounts, stockFacets } from '@/search/cars/stock'
import type { Site } from '@/core/dealer/views'
import { renderTime } from './site'

export const readFrame = async (site: Site): Promise<Frame> => {
  const [locations, stock] = await Promise.all([listLocations(site), stockCounts(site)])
  return { site, locations, stock, now: renderTime() }
}

const frames = drawnOnce<{ header: string; footer: string }>()

/** Header and footer as markup, for all pages of a site. The browser updates the "open until" text. */
export async function frameMarkup(site: Site) {
  const [frame, facets] = await Promise.all([readFrame(site), stockFacets(site)])
  const from = [frame.locations, countsText(facets)]
  return (
    frames.find(site, from) ??
    frames.keep(site, from, {
      header: renderStatic(<Header {...frame} />),
      footer: renderStatic(
        <>
          <Footer {...frame} />
          <MobileMenu {...frame} />
        </>,
      ),
    })
  )
}
