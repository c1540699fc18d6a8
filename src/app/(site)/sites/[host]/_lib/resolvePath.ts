import 'server-only'
import { getModel } from '@/data/models'
import { getPage } from '@/data/pages'
import type { ModelView, PageView, Site } from '@/domain/views'
import { findModelPage } from './findModel'

export type Resolved =
  { kind: 'page'; page: PageView } | { kind: 'model'; model: ModelView; accessories: boolean } | null

const MAX_DEPTH = 4

/** Looks for a page with the whole address first, then for a model or its accessories page. */
export const resolvePath = async (site: Site, segments: readonly string[]): Promise<Resolved> => {
  const [first = '', second] = segments
  if (segments.length > MAX_DEPTH || first === 'home') return null
  const page = await getPage(site, segments.map(decodeURIComponent).join('/').toLowerCase())
  if (page) return { kind: 'page', page }
  if (segments.length > 2 || (second && second !== 'accessories')) return null
  const model = second ? await getModel(site, first) : await findModelPage(site, first)
  const isShown = model && (!second || (site.config.features.accessories && model.accessories_count > 0))
  return isShown ? { kind: 'model', model, accessories: second !== undefined } : null
}
