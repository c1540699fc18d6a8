import { randomUUID } from 'node:crypto'
import { APIError, Forbidden, type Endpoint, type PayloadRequest, type TypedUser, type Where } from 'payload'
import { z } from 'zod'
import { beginBatch } from '@/access/bulkEdits'
import { bodyOf } from '@/access/bodyOf'
import { bulkChangeSchema, bulkResult, type BulkChange } from '@/core/car/bulkChange'
import { carListState } from '@/core/car/carList'
import type { Car } from '@/payload-types'
import { mayEditCars } from '@/admin/may'
import { carsWhere, SORTS } from './where'

export const MOST_PREVIEWED = 500
export const MOST_AT_ONCE = 25

/** A preview names cars, or a list by its query; the change itself names each previewed car. */
const bodySchema = z.discriminatedUnion('step', [
  z.object({
    step: z.literal('preview'),
    ids: z.array(z.string()).max(MOST_PREVIEWED),
    change: bulkChangeSchema,
  }),
  z.object({ step: z.literal('preview-list'), query: z.string().max(1000), change: bulkChangeSchema }),
  z.object({
    step: z.literal('apply'),
    cars: z.array(z.object({ id: z.string(), rev: z.number() })).max(MOST_AT_ONCE),
    /** The same for all parts of one change, so that it is undone as one. */
    batch: z.uuid().default(() => randomUUID()),
    change: bulkChangeSchema,
  }),
])

const CHANGED = {
  ...({ name: true, stocknum: true, price: true, tag: true, status: true, rev: true } as const),
  ...({ show_on_dealer_website: true, hold_state: true, hold_until: true } as const),
} as const
type ChangedCar = Pick<Car, 'id' | keyof typeof CHANGED>
const MEANWHILE = 'Somebody changed it meanwhile: check it again.'

const seconds = (): number => Math.floor(Date.now() / 1000)

async function find({ payload }: PayloadRequest, user: TypedUser, where: Where, sort: string[]) {
  const { docs } = await payload.find({
    ...{ collection: 'cars', where, sort, depth: 0, user, overrideAccess: false, select: CHANGED },
    ...{ limit: MOST_PREVIEWED + 1, pagination: false },
  })
  if (docs.length > MOST_PREVIEWED)
    throw new APIError(
      `More than ${MOST_PREVIEWED} cars fit. Filter the list, and change them in parts.`,
      422,
      undefined,
      true,
    )
  return docs
}

const previewed = (car: ChangedCar, change: BulkChange, now: number) => {
  const { from, to, refusal } = bulkResult(car, change, now)
  const name = `${car.name ?? 'Without a name'} (${car.stocknum})`
  return { id: car.id, rev: car.rev ?? 0, name, from, to, refusal }
}

/** Like saved forms: through the same hooks, with the same access, one car after the other. */
async function apply(
  req: PayloadRequest,
  user: TypedUser,
  { cars, change, batch }: { cars: { id: string; rev: number }[]; change: BulkChange; batch: string },
) {
  const found = await find(req, user, { id: { in: cars.map(({ id }) => id) } }, SORTS.newest)
  const results: { id: string; refusal: string }[] = []
  for (const { id, rev } of cars) {
    const car = found.find((one) => one.id === id)
    const { data, refusal } = car ? bulkResult(car, change, seconds()) : { data: null, refusal: MEANWHILE }
    if (!car || car.rev !== rev || !data) {
      results.push({ id, refusal: car?.rev === rev ? refusal : MEANWHILE })
      continue
    }
    beginBatch(req, { batch, entity: 'cars', names: Object.keys(data) })
    // Checks the revision again, as late as possible: another save may have come in between.
    const { docs, errors } = await req.payload.update({
      ...{ collection: 'cars', where: { and: [{ id: { equals: id } }, { rev: { equals: rev } }] } },
      ...{ data, user, overrideAccess: false, depth: 0, req },
    })
    results.push({ id, refusal: docs.length ? '' : (errors[0]?.message ?? MEANWHILE) })
  }
  return results
}

async function handle(req: PayloadRequest): Promise<Response> {
  const { user } = req
  if (!user || !mayEditCars(user)) throw new Forbidden(req.t)
  const data = await bodyOf(req, bodySchema, 'Choose cars and say what to change.')
  if (data.step === 'apply') return Response.json({ cars: await apply(req, user, data) })
  const now = seconds()
  const state =
    data.step === 'preview-list' ? carListState(Object.fromEntries(new URLSearchParams(data.query))) : null
  const where: Where = state ? carsWhere(state, now) : data.step === 'preview' ? { id: { in: data.ids } } : {}
  const cars = await find(req, user, where, state ? SORTS[state.order] : SORTS.newest)
  return Response.json({ cars: cars.map((car) => previewed(car, data.change, now)) })
}

export const carChangeEndpoint: Endpoint = { path: '/car-changes', method: 'post', handler: handle }
