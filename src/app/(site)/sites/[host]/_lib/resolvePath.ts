import 'server-only'
import { getPage } from '@/features/pages/readPages'
import type { ModelView, PageView, Site } from '@/core/dealer/views'
import { findModelPage } from './findModel'
import { decoded } from '@/lib/text'
import { showsAccessories } from '@/core/car/accessories'

export type Resolved =
  | { kind: 'page'; page: PageView }
  | { kind: 'model' | 'accessories'; model: ModelView }
  | null

const MAX_DEPTH = 4

/** Looks for a page with the whole address first, then for a model or its accessories page. */
export const resolvePath = async (site: Site, segments: readonly string[]): Promise<Resolved> => {
  const [first = '', second] = segments
  if (segments.length > MAX_DEPTH || first === 'home') return null
  const page = await getPage(site, segments.map(decoded).join('/').toLowerCase())
  if (page) return { kind: 'page', page }
  if (segments.length > 2 || (second && second !== 'accessories')) return null
  const model = await findModelPage(site, first)
  if (!model || !second) return model && { kind: 'model', model }
  return showsAccessories(model, site.config.features.accessories) ? { kind: 'accessories', model } : null
}
