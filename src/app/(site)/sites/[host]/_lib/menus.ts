import 'server-only'
import { lateMarkup } from '@/components/page/header/lateMarkup'
import type { Site } from '@/core/dealer/views'
import { listMakeLogos } from '@/core/dealer/read/makeLogos'
import { listModels } from '@/core/car/read/models'
import { readFrame } from './frame'

/** The panels of the menus. The answer is kept by the page cache, until the dealer's pages are emptied. */
export async function menusMarkup(site: Site): Promise<Record<string, string>> {
  const needsModels = site.config.navigation.some(({ kind }) => kind === 'models')
  const [frame, models, logos] = await Promise.all([
    readFrame(site),
    needsModels ? listModels(site) : [],
    listMakeLogos(),
  ])
  return lateMarkup({ ...frame, models, logos })
}
