import 'server-only'
import { stockCounts } from '@/blocks/stockCounts'
import type { Frame } from '@/components/site/frame'
import { listLocations, listModels } from '@/data'
import type { Site } from '@/domain/views'
import { renderTime } from './site'

/** What header and footer show on every page of a site. */
export const readFrame = async (site: Site): Promise<Frame> => {
  const needsModels = site.config.navigation.some((item) => item.kind === 'models')
  const [locations, models, stock] = await Promise.all([
    listLocations(site),
    needsModels ? listModels(site) : [],
    stockCounts(site.host),
  ])
  return { site, locations, models, stock, now: renderTime() }
}
