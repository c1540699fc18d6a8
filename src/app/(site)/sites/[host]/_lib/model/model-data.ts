import 'server-only'
import { availableCars } from '@/search/cars/available'
import { getCars } from '@/core/car/read/cars'
import { listOffers } from '@/features/offers/readOffers'
import type { Car } from '@/core/car/car'
import type { ListState } from '@/search/list/state'
import { describing } from '@/features/models/keyNumbers.rules'
import type { ModelView, OfferView, Site } from '@/core/dealer/views'
import { modelSearch } from './modelSearch'

/** More than any dealer has of one model. */
const MAX_CARS = 100

export interface ModelData {
  state: ListState
  cars: Car[]
  count: number
  described: readonly Car[]
  describedState: ListState
  offers: OfferView[]
}

export async function readModelData(site: Site, model: ModelView): Promise<ModelData> {
  const state = modelSearch(model.name, model.manufacturer ?? site.config.manufacturer?.name)
  const [{ cars, count }, offers] = await Promise.all([
    availableCars(site, state, MAX_CARS),
    listOffers(site),
  ])
  const described = describing(cars)
  const types = [...new Set(described.map(({ car_type }) => car_type))]
  return {
    state,
    cars,
    count,
    // Cards have no dimensions and no equipment.
    described: await getCars(
      site,
      described.map(({ slug }) => slug),
    ),
    describedState:
      described.length === cars.length ? state : { ...state, facets: { ...state.facets, car_type: types } },
    offers: offers.filter((offer) => offer.model?.slug === model.slug),
  }
}
