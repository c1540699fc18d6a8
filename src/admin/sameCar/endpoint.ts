import { APIError, NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { bodyOf } from '@/access/bodyOf'
import { idOf, recordOf } from '@/access/ids'
import { editors, worksAs } from '@/access/rules'
import { staffOf } from '@/access/staff'
import { sameVinSchema, vinOf } from '@/domain/car/sameVin'
import { saySameVin } from '@/stock/sameVin'

const bodySchema = z.object({ is: z.enum(['one', 'two', 'undo']) })

/** Reads with the user's own access: another dealer's car is not there. */
async function carOf(req: PayloadRequest, name: string) {
  const id = req.routeParams?.[name]
  if (typeof id !== 'string') throw new NotFound(req.t)
  const car = recordOf(
    await req.payload.findByID({ collection: 'cars', id, depth: 0, overrideAccess: false, req }),
  )
  return {
    id,
    tenant: idOf(car.tenant),
    vin: vinOf(car.vin),
    said: sameVinSchema.safeParse(car.same_vin).data,
  }
}

/**
 * Of two cars with one chassis number: `one` keeps the first and takes the other off the site, as a value of staff that no feed
 * undoes; `undo` shows it again; `two` is not asked again. The same 404 for another dealer's car.
 */
async function say(req: PayloadRequest): Promise<Response> {
  if (!req.user || !worksAs(staffOf(req.user), editors)) throw new NotFound(req.t)
  const { is } = await bodyOf(req, bodySchema, 'Say whether it is one car, or two.')
  const [kept, other] = [await carOf(req, 'kept'), await carOf(req, 'other')]
  if (kept.id === other.id || kept.tenant !== other.tenant || kept.vin === null || kept.vin !== other.vin)
    throw new APIError('These cars do not have the same VIN any more. Reload the page.', 409, undefined, true)
  if (is !== 'two')
    await req.payload.update({
      collection: 'cars',
      id: other.id,
      data: { show_on_dealer_website: is === 'undo' },
      depth: 0,
      overrideAccess: false,
      req,
    })
  await saySameVin(is, kept, other)
  return Response.json({ is })
}

export const sameCarEndpoint: Endpoint = { path: '/same-cars/:kept/:other', method: 'post', handler: say }
