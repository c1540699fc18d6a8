import { availableCars } from '@/search/cars/available'
import { type Lowest, lowestOf } from '@/features/models/variants.rules'
import type { ModelView, Site } from '@/core/dealer/views'
import { modelSearch } from './modelSearch'

/** The cheapest comes first; some may have left the stock since it was indexed. */
const CHEAPEST = 3

const lowest = async (site: Site, model: ModelView): Promise<Lowest | null> => {
  const { facets, ...search } = modelSearch(model.name, model.manufacturer ?? site.config.manufacturer?.name)
  const unused = { ...search, facets: { ...facets, car_type: ['new', 'demo'] }, sortBy: 'price_asc' as const }
  const { cars } = await availableCars(site, unused, CHEAPEST)
  return lowestOf(model, cars)
}

/** By model: the price that its own page names. */
export const lowestOfModels = async (
  site: Site,
  models: readonly ModelView[],
): Promise<ReadonlyMap<string, Lowest | null>> =>
  new Map(await Promise.all(models.map(async (model) => [model.id, await lowest(site, model)] as const)))
