import 'server-only'
import { getModel } from '@/data/models'
import { slugify } from '@/lib/slugify'
import type { ModelView, Site } from '@/domain/views'

/** Finds by slug, or by a slug with the make in front (`toyota-hilux`, `new-toyota-hilux-vehicle`). */
export const findModelPage = async (site: Site, slug: string): Promise<ModelView | null> => {
  const maker = site.config.manufacturer ? `${slugify(site.config.manufacturer.name)}-` : ''
  const bare = slug.replace(/^new-/, '').replace(/-vehicles?$/, '')
  const own = maker && bare.startsWith(maker) ? bare.slice(maker.length) : bare
  return (await getModel(site, slug)) ?? (await getModel(site, own))
}
