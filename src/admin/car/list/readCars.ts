/** Reads the list of cars as the reader: each find and count is limited to the cars that they may see. */
import type { Payload, TypedUser } from 'payload'
import { placesOf } from '@/admin/leads/inbox/people'
import type { Choice } from '@/admin/kit/list/columns'
import { CAR_AGES, CAR_VIEWS, type CarFilter, type CarListState, type CarView } from '@/core/car/carList'
import { carRow, LISTED, type CarRow } from './rows'
import { carsWhere, SORTS, VIEW_WHERE, ageWord } from './where'

export const PAGE_SIZE = 50
const KINDS: readonly Choice[] = [
  ['new', 'New'],
  ['used', 'Used'],
  ['demo', 'Demo'],
]

export interface CarList {
  rows: CarRow[]
  total: number
  counts: Record<CarView, number>
  choices: Record<CarFilter, readonly Choice[]>
}

async function countsFor(payload: Payload, user: TypedUser): Promise<CarList['counts']> {
  const counted = await Promise.all(
    CAR_VIEWS.map(async (view): Promise<[CarView, number]> => {
      const where = { and: VIEW_WHERE[view] }
      const { totalDocs } = await payload.count({ collection: 'cars', where, user, overrideAccess: false })
      return [view, totalDocs]
    }),
  )
  const none = { sale: 0, photos: 0, price: 0, hidden: 0, reserved: 0, coming: 0, sold: 0, gone: 0, all: 0 }
  return { ...none, ...Object.fromEntries(counted) }
}

async function makesOf(payload: Payload, user: TypedUser): Promise<Choice[]> {
  const { values } = await payload.findDistinct({
    ...{ collection: 'cars', field: 'make', sort: 'make', limit: 200, user, overrideAccess: false },
  })
  return values.flatMap(({ make }) => (make ? [[make, make] as const] : []))
}

export async function readCars(
  payload: Payload,
  user: TypedUser,
  state: CarListState,
  at: Date,
): Promise<CarList> {
  const now = Math.floor(at.getTime() / 1000)
  const [counts, places, makes, { docs, totalDocs }] = await Promise.all([
    countsFor(payload, user),
    placesOf(payload, user, {}, true),
    makesOf(payload, user),
    payload.find({
      ...{ collection: 'cars', where: carsWhere(state, now), sort: SORTS[state.order], select: LISTED },
      ...{ limit: PAGE_SIZE, page: state.page, depth: 0, user, overrideAccess: false },
    }),
  ])
  const names = new Map(places)
  return {
    rows: docs.map((car) => carRow(car, names, now)),
    total: totalDocs,
    counts,
    choices: {
      make: makes,
      kind: KINDS,
      place: places,
      age: CAR_AGES.map((days) => [days, ageWord(days)]),
    },
  }
}
