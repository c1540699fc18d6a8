/** What the filters of a search show: counts by value, ends of the ranges, and the models of makes that may be ticked next. */
import { facetField, RANGE_NAMES } from '@/core/car/facets'
import { type ModelsByMake, modelsByMake } from '@/search/list/modelsByMake'
import { offeredFacets } from '@/search/list/offeredState'
import { type ListState } from '@/search/list/state'
import type { Site } from '@/core/dealer/views'
import { makesOfModels } from './known'
import { type CarList, countFacets } from './list'

/** Models of each make, counted by everything else that the search asks for. */
export async function readModelsByMake(site: Site, state: ListState): Promise<ModelsByMake> {
  const anyMake = { ...state, facets: { ...state.facets, make: undefined } }
  const [{ facets }, makesOf] = await Promise.all([
    countFacets(site, anyMake, [facetField('model')]),
    makesOfModels(site),
  ])
  return modelsByMake(facets.model ?? [], makesOf)
}

export interface Panel extends Pick<CarList, 'count' | 'facets' | 'facetStats' | 'nearFound' | 'degraded'> {
  models: ModelsByMake
}

export async function countPanel(site: Site, state: ListState): Promise<Panel> {
  const [counted, models] = await Promise.all([
    countFacets(site, state, offeredFacets(site.config.features).map(facetField), RANGE_NAMES),
    readModelsByMake(site, state),
  ])
  return { ...counted, models }
}
