import 'server-only'
import { modelSlugs } from '@/features/models/models.rules'
import { slugify } from '@/lib/slugify'
import type { ModelView, Site } from '@/core/dealer/views'
import { listModels } from '@/core/car/read/models'

/** Finds by slug, or by an address of another site of the make (`new-toyota-hilux-vehicle`). */
export const findModelPage = async (site: Site, slug: string): Promise<ModelView | null> => {
  const models = await listModels(site)
  const { manufacturer } = site.config
  for (const wanted of modelSlugs(slug, manufacturer ? slugify(manufacturer.name) : null)) {
    const model = models.find((one) => one.slug === wanted)
    if (model) return model
  }
  return null
}
