import { pageOfCars, readCars } from '@/core/car/rows/carRows'
import type { DealershipRow } from '@/core/dealer/rows/dealerships'
import { keySource } from '@/core/car/owners/sources'
import { ownersOf } from '@/core/car/owners/ownersOf'
import { ingestCars } from '@/features/stock/ingest'
import type { IngestContext } from '@/features/stock/push'
import type { ItemResult, Summary } from '@/features/stock/results'
import { stocknumSchema } from '@/features/stock/carSchema'
import { withdrawCar } from '@/features/stock/withdraw'
import { parseItems, parseJson } from './body'
import { pictureNews } from '@/core/car/pictureNews'
import { carView } from './carView'
import {
  fromCursor,
  limitOf,
  sinceOf,
  toCursor,
  etagOf,
  isFresh,
  preconditionOf,
  takingModeSchema,
  versionSchema,
} from './parameters'
import { ApiError, json, notFound } from './problem'
import { dealershipOf, type Call } from './withKey'
import { sourceNames } from '@/core/car/rows/sourceRows'

export const MAX_BATCH = 500
const MAX_PAGE = 500

type AtDealership = { dealership: string }
type AtCar = { dealership: string; stocknum: string }

const plain = (segment: string) => {
  try {
    return decodeURIComponent(segment)
  } catch {
    throw notFound()
  }
}

/** Query parameters of writes that may take the whole car. */
export const TAKING_QUERY = ['dry_run', 'mode'] as const

export const wrongTaking = () =>
  new ApiError('invalid_query', 'The query was not accepted.', [
    { detail: `must be one of ${takingModeSchema.options.join(', ')}`, pointer: '/mode' },
  ])

/** `mode=replace`: what other sources said of the cars goes. */
export function replaceOf({ searchParams }: URL): { replace?: true } {
  const mode = takingModeSchema.safeParse(searchParams.get('mode') ?? 'own')
  if (!mode.success) throw wrongTaking()
  return mode.data === 'replace' ? { replace: true } : {}
}

const contextOf = (call: Call<unknown>, dealership: DealershipRow): IngestContext => ({
  tenantId: call.key.tenant,
  dealership,
  actor: call.key.name,
  source: keySource(call.key.id),
})

/** Without spaces around the number, as a batch reads it: else one car would stand there twice. */
async function carAddress(call: Call<AtCar>) {
  const dealership = await dealershipOf(call.key, plain(call.params.dealership))
  return { dealership, stocknum: plain(call.params.stocknum).trim() }
}

export const hasChanged = () => new ApiError('car_changed', 'The car has changed since it was read.')
export const notAccepted = (errors: ItemResult['errors']) =>
  new ApiError('invalid_car', 'The car was not accepted.', errors)
export const noVersion = () =>
  new ApiError('invalid_query', 'source_version is neither a number nor a time.', [
    { detail: 'must be a whole number or a timestamp', pointer: '/source_version' },
  ])

function refusal(item: ItemResult): ApiError {
  if (item.reason === 'not_found') return notFound()
  if (item.reason === 'precondition') return hasChanged()
  if (item.reason === 'busy')
    return new ApiError('car_busy', 'The car is being changed by others; send it again.', undefined, {
      'retry-after': '1',
    })
  return notAccepted(item.errors)
}

function answerOne(item: ItemResult, call: Call<AtCar>): Response {
  if (item.result === 'failed') throw refusal(item)
  const { stocknum, result, slug, warnings, previous_stocknum } = item
  const created = result === 'created' && !call.dryRun
  const headers: Record<string, string> =
    call.dryRun || item.rev === undefined ? {} : { etag: etagOf(item.rev) }
  if (created) headers.location = call.url.pathname
  const body = {
    stocknum,
    result,
    slug,
    ...(previous_stocknum ? { previous_stocknum } : {}),
    warnings: warnings ?? [],
    ...(call.dryRun ? { dry_run: true } : {}),
  }
  return json(body, { status: result === 'created' ? 201 : 200, headers })
}

const write =
  (mode: 'put' | 'patch') =>
  async (call: Call<AtCar>): Promise<Response> => {
    const { dealership, stocknum } = await carAddress(call)
    const number = stocknumSchema.safeParse(stocknum)
    if (!number.success) {
      if (mode === 'patch') throw notFound()
      throw new ApiError('invalid_car', 'The stock number was not accepted.', [
        { detail: number.error.issues[0]?.message ?? 'is not valid', pointer: '/stocknum' },
      ])
    }
    const precondition = preconditionOf(call.request.headers)
    const options = {
      ...{ mode, stocknum, dryRun: call.dryRun, ...replaceOf(call.url) },
      ...(precondition ? { precondition } : {}),
    }
    const { items } = await ingestCars(contextOf(call, dealership), [await parseJson(call)], options)
    call.note.rows = 1
    const [item] = items
    if (!item) throw new Error('A car went in and no answer came out')
    return answerOne(item, call)
  }
export const putCar = write('put')
export const patchCar = write('patch')

export async function deleteCar(call: Call<AtCar>): Promise<Response> {
  const { dealership, stocknum } = await carAddress(call)
  const precondition = preconditionOf(call.request.headers)
  const version = call.url.searchParams.get('source_version')
  if (version !== null && !versionSchema.safeParse(version).success) throw noVersion()
  const item = await withdrawCar(contextOf(call, dealership), stocknum, {
    dryRun: call.dryRun,
    version,
    ...(precondition ? { precondition } : {}),
  })
  return answerOne(item, call)
}

export async function getCar(call: Call<AtCar>): Promise<Response> {
  const { dealership, stocknum } = await carAddress(call)
  const [row] = await readCars(dealership.id, [stocknum])
  if (!row) throw notFound()
  const pictures = pictureNews(row)
  const etag = etagOf(Number(row.rev), pictures)
  if (isFresh(call.request.headers, etag))
    return new Response(null, { status: 304, headers: { etag, 'cache-control': 'no-store' } })
  const owners = ownersOf(row, await sourceNames(call.key.tenant))
  return json({ ...carView(row), pictures, owners }, { headers: { etag } })
}

/** Withdrawn cars are listed only with `updated_since`. */
export async function listCars(call: Call<AtDealership>): Promise<Response> {
  const dealership = await dealershipOf(call.key, plain(call.params.dealership))
  const query = call.url.searchParams
  const updatedSince = sinceOf(query.get('updated_since'))
  const after = fromCursor(query.get('cursor'))
  const limit = limitOf(query.get('limit'), MAX_PAGE)
  const rows = await pageOfCars(dealership.id, {
    limit: limit + 1,
    withdrawn: updatedSince !== undefined,
    ...(after ? { after } : {}),
    ...(updatedSince === undefined ? {} : { updatedSince }),
  })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const next =
    rows.length > limit && last
      ? toCursor({ updated_at: Number(last.updated_at), id: String(last.id) })
      : null
  call.note.rows = page.length
  return json({ items: page.map((row) => carView(row)), next_cursor: next })
}

const batch =
  (mode: 'batch' | 'patch') =>
  async (call: Call<AtDealership>): Promise<Response> => {
    const dealership = await dealershipOf(call.key, plain(call.params.dealership))
    const items = await parseItems(call, MAX_BATCH)
    call.note.rows = items.length
    const options = { mode, dryRun: call.dryRun, ...replaceOf(call.url) }
    return answerBatch(await ingestCars(contextOf(call, dealership), items, options), call.dryRun)
  }
export const batchCars = batch('batch')
export const patchCars = batch('patch')

export function answerBatch(done: { items: ItemResult[]; summary: Summary }, dryRun: boolean): Response {
  const items = done.items.map(({ index, stocknum, result, errors, warnings, slug, previous_stocknum }) => ({
    index,
    stocknum,
    result,
    errors,
    ...(warnings ? { warnings } : {}),
    ...(slug ? { slug } : {}),
    ...(previous_stocknum ? { previous_stocknum } : {}),
  }))
  return json({ items, summary: done.summary, ...(dryRun ? { dry_run: true } : {}) })
}
