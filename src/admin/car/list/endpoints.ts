import { NotFound, type Endpoint, type PayloadRequest, APIError, Forbidden, type TypedUser } from 'payload'
import { ownRows } from '@/admin/ownRows'
import { ofAllDealers } from '@/access/shown'
import { hasPrice } from '@/core/car/price'
import { formatMoney } from '@/core/money/format'
import { mayReadCars, mayExportCars } from '@/admin/may'
import { csvFile, noteExport, zonesOf } from '@/admin/kit/list/exported'
import { placesOf } from '@/admin/leads/inbox/people'
import { readerZone } from '@/admin/leads/inbox/readInbox'
import { carListState } from '@/core/car/carList'
import { civilAt } from '@/core/dealer/country/civil'
import { cardPicture } from './cardPicture'
import { VIEW_WHERE, wordsWhere, carsWhere, SORTS, VIEW_WORDS } from './where'
import { idOf } from '@/access/ids'
import { fileColumns, selectOf, tableOf } from '@/admin/kit/list/columns'
import type { CsvCell } from '@/lib/csv'
import { carLabelOf } from '@/fields/label'
import type { Car } from '@/payload-types'
import { grouped } from '@/lib/figures'
import { USUAL_DAYS } from '@/features/reports/period.rules'
import { viewsLately } from '@/admin/reports/siteTables'

interface CarTableWords {
  zones: ReadonlyMap<string, string>
  places: ReadonlyMap<string, string>
  /** Page views by car. */
  seen: ReadonlyMap<string, number>
}
const column = fileColumns<Car, CarTableWords>()

/** Facts with the labels of the admin, which a stock file may also have. */
const FACTS = [
  ...(['stocknum', 'status', 'car_type', 'year', 'make', 'model', 'badge', 'series'] as const),
  ...(['simple_body', 'colour', 'km', 'price', 'price_type', 'simple_transmission', 'simple_fuel'] as const),
  ...(['drive', 'seats', 'doors', 'vin', 'regplate', 'rego_expiry', 'photos_count', 'tag'] as const),
] as const

const COLUMNS = [
  column('Name', ['name'], ({ name }) => name),
  ...FACTS.map((name) => column(carLabelOf(name), [name], (car) => car[name])),
  column('Location', ['location_id'], (car, { places }) => places.get(String(car.location_id)) ?? ''),
  column('Added on', ['created_at', 'tenant'], ({ created_at, tenant }, { zones }) =>
    created_at ? civilAt(new Date(created_at * 1000), zones.get(idOf(tenant) ?? '') ?? 'UTC').date : '',
  ),
  column(`Page views, ${USUAL_DAYS} days`, ['id'], ({ id }, { seen }) => seen.get(id) ?? 0),
]
const EXPORTED = selectOf(COLUMNS)
type ExportedCar = Pick<Car, (typeof COLUMNS)[number]['needs'][number]>

export const carTable = (cars: readonly ExportedCar[], words: CarTableWords): CsvCell[][] =>
  tableOf<Car, keyof ExportedCar, CarTableWords>(COLUMNS, cars, words)

const MOST = 8
const SHORTEST = 2

/** `?tenant=&q=` -> `{cars: [{id, name, detail, picture}]}`: cars in stock that its website shows, by name, stock number or plate. */
async function choices(req: PayloadRequest): Promise<Response> {
  if (!req.user || !mayReadCars(req.user)) throw new NotFound(req.t)
  const q = (req.searchParams.get('q') ?? '').trim().slice(0, 80)
  if (q.length < SHORTEST) return Response.json({ cars: [] })
  const rows = await ownRows(
    { payload: req.payload, user: ofAllDealers(req.user) },
    'cars',
    {
      and: [
        { tenant: { equals: req.searchParams.get('tenant') ?? '' } },
        { show_on_dealer_website: { not_equals: false } },
        ...VIEW_WHERE.sale,
        ...wordsWhere(q),
      ],
    },
    { limit: MOST, sort: '-created_at' },
  )
  return Response.json({
    cars: rows.map((car) => ({
      id: car.id,
      name: car.name ?? '',
      detail: [car.stocknum, hasPrice({ price: car.price ?? 0 }) && formatMoney(car.price ?? 0), car.regplate]
        .filter(Boolean)
        .join(' · '),
      picture: cardPicture(car, 160),
    })),
  })
}

export const stockChoicesEndpoint: Endpoint = { path: '/stock-choices', method: 'get', handler: choices }

const MAX_CARS = 10_000
const TOO_MANY = `More than ${grouped(MAX_CARS)} cars fit. Filter the list, and export in parts.`

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
  const views = await Promise.all([...zones.keys()].map((id) => viewsLately({ payload, user, now }, id)))
  const seen = new Map(views.flatMap((one) => [...one]))
  return csvFile(`cars-${date}`, carTable(cars, { zones, places: new Map(places), seen }))
}

export const carExportEndpoint: Endpoint = { path: '/car-export', method: 'get', handler: exportCars }
