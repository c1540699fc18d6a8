import { APIError, NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { isOnShow } from '@/core/car/availability'
import { type SameVin, sameVinSchema, vinOf } from '@/core/car/sameVin'
import { bodyOf } from '@/access/bodyOf'
import { idOf, recordOf } from '@/access/ids'
import { editors, worksAs } from '@/access/rules'
import { staffOf } from '@/access/staff'
import { inTurn } from '@/lib/inTurn'
import { whyItStays } from '@/features/stock/openWork'
import { saySameVin } from '@/features/stock/sameVin'

/** What a person's word about two cars with one chassis number does, beside what was said before. */

export type Word = 'one' | 'two' | 'undo'

interface Pressed {
  id: string
  status: string | null
  /** By staff. */
  isHidden: boolean
  said?: SameVin | undefined
}

const RELOAD = 'Reload the page.'
const isOff = ({ status, isHidden }: Pressed): boolean => isHidden || !isOnShow(status)
const isOf = (one: Pressed, other: Pressed): boolean => one.isHidden && one.said?.is === other.id
const areTwo = (one: Pressed, other: Pressed): boolean =>
  [one.said?.others?.includes(other.id), other.said?.others?.includes(one.id)].includes(true)

/** `go`; `done` when it was said already; else why not, for the person who presses. */
export function judge(is: Word, stored: Pressed, other: Pressed): string {
  if (is === 'undo') {
    if (isOf(other, stored)) return 'go'
    return other.isHidden ? `The car was taken off the website for another reason. ${RELOAD}` : 'done'
  }
  if (isOf(stored, other)) return `Somebody else has kept the other car of these two. ${RELOAD}`
  if (is === 'two') {
    if (isOf(other, stored)) return `Somebody else has said that this is one car. ${RELOAD}`
    return areTwo(stored, other) ? 'done' : 'go'
  }
  if (isOf(other, stored)) return 'done'
  if (areTwo(stored, other)) return `Somebody else has said that these are two cars. ${RELOAD}`
  if (isOff(stored)) return `The car that you keep is not on the website any more. ${RELOAD}`
  return isOff(other) ? `The other car is not on the website any more. ${RELOAD}` : 'go'
}

const bodySchema = z.object({ is: z.enum(['one', 'two', 'undo']) })
const refuse = (why: string) => new APIError(why, 409, undefined, true)

/** Reads with the user's own access: another dealer's car is not there. */
async function carOf(req: PayloadRequest, name: string) {
  const id = req.routeParams?.[name]
  if (typeof id !== 'string') throw new NotFound(req.t)
  const car = recordOf(
    await req.payload.findByID({ collection: 'cars', id, depth: 0, overrideAccess: false, req }),
  )
  return {
    id,
    tenant: idOf(car.tenant) ?? '',
    vin: vinOf(car.vin),
    where: `${String(car.dealership_name || car.dealership_slug)} (${String(car.stocknum)})`,
    status: typeof car.status === 'string' ? car.status : null,
    isHidden: car.show_on_dealer_website === false,
    said: sameVinSchema.safeParse(car.same_vin).data,
  }
}
const pairOf = async (req: PayloadRequest) => [await carOf(req, 'kept'), await carOf(req, 'other')] as const

const show = (req: PayloadRequest, id: string, isShown: boolean) =>
  req.payload.update({
    ...{ collection: 'cars', id, data: { show_on_dealer_website: isShown } },
    ...{ depth: 0, overrideAccess: false, req },
  })

async function decide(req: PayloadRequest, is: Word): Promise<void> {
  const [stored, other] = await pairOf(req)
  if (
    stored.id === other.id ||
    stored.tenant !== other.tenant ||
    stored.vin === null ||
    stored.vin !== other.vin
  )
    throw refuse('These cars do not have the same VIN any more. Reload the page.')
  const judged = judge(is, stored, other)
  if (judged === 'done') return
  if (judged !== 'go') throw refuse(judged)
  if (is === 'one') {
    const why = await whyItStays(
      other.where,
      { tenant: stored.tenant, id: other.id, now: Date.now() },
      stored.id,
    )
    if (why) throw refuse(why)
  }
  if (is === 'undo') await show(req, other.id, true)
  await saySameVin(is, stored, other)
  if (is !== 'one') return
  await show(req, other.id, false)
  // In another process somebody may have kept the other one at the same moment: both stay, and are asked about again.
  const [now] = await pairOf(req)
  if (!now.isHidden) return
  await show(req, other.id, true)
  await saySameVin('undo', stored, other)
  throw refuse('Somebody else took the car that you keep off the website at the same time. Reload the page.')
}

/**
 * Of two cars with one chassis number: `one` keeps the first and takes the other off the site, as a value of staff that no feed
 * undoes; `undo` shows it again; `two` is not asked again. The same 404 for another dealer's car. A press that comes twice
 * changes nothing; one that another word or a shopper's agreement stands against is a 409.
 */
async function say(req: PayloadRequest): Promise<Response> {
  if (!req.user || !worksAs(staffOf(req.user), editors)) throw new NotFound(req.t)
  const { is } = await bodyOf(req, bodySchema, 'Say whether it is one car, or two.')
  const { kept: stored, other } = req.routeParams ?? {}
  await inTurn(`same car ${[stored, other].map(String).toSorted().join(' ')}`, () => decide(req, is))
  return Response.json({ is })
}

export const sameCarEndpoint: Endpoint = { path: '/same-cars/:kept/:other', method: 'post', handler: say }
