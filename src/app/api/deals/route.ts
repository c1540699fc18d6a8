import { z } from 'zod'
import { getCar } from '@/core/car/read/cars'
import { carPageState } from '@/core/car/availability'
import { dealHref, isDealCar } from '@/features/reservations/deals/offer.rules'
import { reservePath } from '@/core/car/deposit'
import { beginDeal, countBegun } from '@/features/reservations/deals/begin'
import { dealPath } from '@/features/reservations/deals/row'
import { holdNote, ownHoldOf } from '@/features/reservations/ownHold'
import { statusPath } from '@/features/reservations/payUrl'
import { failure, json, notFound } from '@/app/api/cars/answers'
import { parsed } from '@/app/api/forms/parsed'
import { seeOther } from '@/app/api/forms/plainPages'
import { tooMany } from '@/app/api/forms/tooMany'
import { methods } from '@/app/api/methods'
import { forDeals } from './forDeals'
import { phrase } from '@/lib/words'

const TAKEN = phrase('Somebody else is reserving this car just now.')
const NO_CAR = phrase('Name the car.')
const beginSchema = z.object({ car_id: z.string(NO_CAR).min(1, NO_CAR).max(300) })
const startPage = ({ car_id }: Record<string, unknown>): string =>
  `/checkout-journey?car_id=${encodeURIComponent(typeof car_id === 'string' ? car_id : '')}`

/** Begins a deal about a car: 201 {deal_id, url}, the shopper's own link, or that of the hold that this browser has; 404 for a car that is not sold online. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: (request: Request): Promise<Response> =>
    forDeals(request, startPage, async ({ site, form, shopper, now }) => {
      const input = parsed(beginSchema, form.values)
      if (!input.ok) return form.refuse(422, input.errors)
      const car = await getCar(site, input.value.car_id)
      if (!car || carPageState(car, site.config.search, now) !== 'ok' || !isDealCar(car, site.config))
        return notFound()
      const own = await ownHoldOf(site, car.id, request.headers.get('cookie'), now.getTime())
      if (own) {
        const path = statusPath(own)
        return form.plain
          ? seeOther(path)
          : json(
              { deal_id: own.deal_id || null, url: `${site.origin}${path}`, hold: holdNote(own, site) },
              201,
            )
      }
      if (!dealHref(car, site.config))
        return form.plain ? seeOther(`${reservePath(car, site.config)}?taken=1`) : failure(409, TAKEN)
      const counted = await countBegun(request.headers.get('x-forecourt-ip') ?? '')
      if (!counted.ok) return tooMany(form, site, counted.retryAfter)
      const deal = await beginDeal(site, car, shopper?.id ?? null, now.getTime())
      const path = dealPath(deal)
      return form.plain ? seeOther(path) : json({ deal_id: deal.deal_id, url: `${site.origin}${path}` }, 201)
    }),
})
