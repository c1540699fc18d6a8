import { APIError, Forbidden, type Endpoint, type PayloadRequest, type TypedUser } from 'payload'
import { csvFile, noteExport, zonesOf } from '@/admin/list/exported'
import { placesOf } from '@/admin/leads/inbox/people'
import { readerZone } from '@/admin/leads/inbox/readInbox'
import { carListState } from '@/core/car/carList'
import { civilAt } from '@/core/place/hours/civil'
import { carTable, EXPORTED, type ExportedCar } from './exportTable'
import { mayExportCars } from './mayEditCars'
import { carsWhere, SORTS } from './where'
import { VIEW_WORDS } from './words'

const MAX_CARS = 10_000
const TOO_MANY = `More than ${MAX_CARS.toLocaleString('en-AU')} cars fit. Filter the list, and export in parts.`

async function carsOf(req: PayloadRequest, user: TypedUser, now: Date): Promise<ExportedCar[]> {
  const state = carListState(Object.fromEntries(req.searchParams))
  const { docs } = await req.payload.find({
    collection: 'cars',
    where: carsWhere(state, Math.floor(now.getTime() / 1000)),
    sort: SORTS[state.order],
    depth: 0,
    limit: MAX_CARS + 1,
    pagination: false,
    user,
    overrideAccess: false,
    select: EXPORTED,
  })
  if (docs.length > MAX_CARS) throw new APIError(TOO_MANY, 422, undefined, true)
  return docs
}

/** The cars of a list's address, all pages, as a file. The history records the export first. */
async function exportCars(req: PayloadRequest): Promise<Response> {
  const { user, payload } = req
  if (!user || !mayExportCars(user)) throw new Forbidden(req.t)
  const now = new Date()
  const cars = await carsOf(req, user, now)
  const zones = await zonesOf(payload, cars)
  const places = await placesOf(payload, user)
  const { view } = carListState(Object.fromEntries(req.searchParams))
  await noteExport(req, 'cars', cars, VIEW_WORDS[view])
  const { date } = civilAt(now, await readerZone(payload, user))
  return csvFile(`cars-${date}`, carTable(cars, { zones, places: new Map(places) }))
}

export const carExportEndpoint: Endpoint = { path: '/car-export', method: 'get', handler: exportCars }
