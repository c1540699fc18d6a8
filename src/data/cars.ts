/** The cars of a site (V18, S1, S12): one list, one car, similar ones, and the words that their addresses know. */
export { searchContext } from './cars/context'
export { withKeywords } from './cars/keywords'
export { type CarList, countCars, listCars } from './cars/list'
export { matchingCars } from './cars/matches'
export { carsById, getCar, getCars } from './cars/rows'
export { similarCars } from './cars/similar'
export { suggest } from './cars/suggest'
export { stockCounts } from './cars/stock'
