import { APIError, Forbidden, type Endpoint, type PayloadRequest, type TypedUser } from 'payload'
import { auditWork } from '@/access/audit'
import { idOf } from '@/access/ids'
import { staffOf } from '@/access/staff'
import { dealerZone } from '@/admin/dealerZone'
import { placesOf } from '@/admin/inbox/people'
import { readerZone } from '@/admin/inbox/readInbox'
import { carListState } from '@/domain/car/carList'
import { csvOf } from '@/domain/csv'
import { civilAt } from '@/domain/hours/civil'
import { carTable, EXPORTED, type ExportedCar } from './exportTable'
import { mayExportCars } from './mayEditCars'
import { carsWhere, SORTS } from './where'
import { VIEW_WORDS } from './words'

const MOST = 10_000
const TOO_MANY = `More than ${MOST.toLocaleString('en-AU')} cars fit. Filter the list, and export in parts.`

async function carsOf(req: PayloadRequest, user: TypedUser, now: Date): Promise<ExportedCar[]> {
  const state = carListState(Object.fromEntries(req.searchParams))
  const { docs } = await req.payload.find({
    collection: 'cars',
    where: carsWhere(state, Math.floor(now.getTime() / 1000)),
    sort: SORTS[state.order],
    depth: 0,
    limit: MOST + 1,
    pagination: false,
    user,
    overrideAccess: false,
    select: EXPORTED,
  })
  if (docs.length > MOST) throw new APIError(TOO_MANY, 422, undefined, true)
  return docs
}

/** One line for each dealer whose stock left the house. */
async function note(req: PayloadRequest, cars: readonly ExportedCar[]): Promise<void> {
  const { view } = carListState(Object.fromEntries(req.searchParams))
  const dealers = cars.map(({ tenant }) => idOf(tenant) ?? '')
  const own = dealers.length ? dealers : (staffOf(req.user)?.tenants ?? [])
  for (const tenant of new Set(own)) {
    const count = dealers.filter((one) => one === tenant).length
    await auditWork(req, 'cars', `export ${count}`, { tenant }, VIEW_WORDS[view])
  }
}

/** The cars of an address of the list, all pages of it, as a file. It is noted before a row leaves. */
async function exportCars(req: PayloadRequest): Promise<Response> {
  const { user, payload } = req
  if (!user || !mayExportCars(user)) throw new Forbidden(req.t)
  const now = new Date()
  const cars = await carsOf(req, user, now)
  const dealers = [...new Set(cars.map(({ tenant }) => idOf(tenant) ?? ''))]
  const zones = await Promise.all(dealers.map(async (id) => [id, await dealerZone(payload, id)] as const))
  const places = await placesOf(payload, user)
  await note(req, cars)
  const { date } = civilAt(now, await readerZone(payload, user))
  const table = carTable(cars, { zones: new Map(zones), places: new Map(places) })
  return new Response(csvOf(table), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="cars-${date}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}

export const carExportEndpoint: Endpoint = { path: '/car-export', method: 'get', handler: exportCars }
