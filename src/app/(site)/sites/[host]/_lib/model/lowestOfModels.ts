import { availableCars } from '@/search/cars/available'
import type { CarType } from '@/core/car/car'
import { type LowestPrice, modelPrices } from '@/features/models/variants.rules'
import type { ModelView, Site } from '@/core/dealer/views'
import { modelSearch } from './modelSearch'

/** The cheapest comes first; some may have left the stock since it was indexed. */
const CHEAPEST = 3

async function cheapestCars(site: Site, model: ModelView, car_type: CarType) {
  const { facets, ...search } = modelSearch(model.name, model.manufacturer ?? site.config.manufacturer?.name)
  const state = { ...search, facets: { ...facets, car_type: [car_type] }, sortBy: 'price_asc' as const }
  return (await availableCars(site, state, CHEAPEST)).cars
}

/** A demonstrator is the measure only of a model that is neither here new nor to order. */
async function lowest(site: Site, model: ModelView): Promise<LowestPrice | null> {
  const [fresh] = modelPrices(model, await cheapestCars(site, model, 'new'))
  return fresh ?? modelPrices(model, await cheapestCars(site, model, 'demo'))[0] ?? null
}

/** By model: the first price that its own page names. */
export const lowestOfModels = async (
  site: Site,
  models: readonly ModelView[],
): Promise<ReadonlyMap<string, LowestPrice | null>> =>
  new Map(await Promise.all(models.map(async (model) => [model.id, await lowest(site, model)] as const)))
