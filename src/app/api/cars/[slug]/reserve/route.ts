import { NO_PROVIDER } from '@/app/api/payments/noProvider'
import { PHONE_MESSAGE } from '@/core/place/phones/phoneForm'
import type { Car } from '@/core/car/car'
import { isPhone } from '@/core/place/phones/phones'
import { reservePath } from '@/core/car/deposit'
import { reserveSchema } from '@/features/reservations/reserveSchema.rules'
import type { Site } from '@/core/dealer/views'
import { statusPath } from '@/features/reservations/payUrl'
import { eventOf } from '@/features/leads/leadEvents.rules'
import { holdNote } from '@/features/reservations/ownHold'
import { reserve, type Reserved } from '@/features/reservations/reserve'
import { failure, forCar, json, type SlugContext, notFound } from '@/app/api/cars/answers'
import { parsed } from '@/app/api/forms/parsed'
import { passCall } from '@/app/api/forms/passCall'
import { withOwnHold } from '@/app/api/forms/ownHold'
import { seeOther } from '@/app/api/forms/plainPages'
import { readForm, type PostedForm } from '@/app/api/forms/readForm'
import { tooMany } from '@/app/api/forms/tooMany'
import { methods } from '@/app/api/methods'
import { HOLDS_OTHERS } from '@/app/api/payments/holdsOthers'
import { phrase } from '@/lib/words'

const TAKEN = phrase('Somebody else is reserving this car just now. Nothing was charged.')
const NOT_RESERVABLE = phrase('This car cannot be reserved online. Ask us about it instead.')
const OTHER_KEY = phrase(
  'This Idempotency-Key was used for another reservation. Send this one with its own key.',
)

const whole = (path: string, message: string) => [{ path, message }]

function answer(request: Request, site: Site, car: Car, form: PostedForm, result: Reserved): Response {
  switch (result.kind) {
    case 'reserved': {
      const { row } = result
      const pay = row.state === 'pending' ? row.pay_url : ''
      // The site's own page first: a browser would not follow a posted form to another site.
      if (form.plain) return withOwnHold(seeOther(statusPath(row)), request, row)
      const held_until = new Date(row.held_until).toISOString()
      const status_url = `${site.origin}${statusPath(row)}`
      const { reservation_id } = row
      const hold = holdNote(row, site)
      return withOwnHold(
        json(
          {
            reservation_id,
            pay_url: pay || null,
            held_until,
            status_url,
            hold,
            event: eventOf({ form: 'enquiry' }, car),
          },
          201,
        ),
        request,
        row,
      )
    }
    case 'taken':
      return form.plain ? seeOther(`${reservePath(car, site.config)}?taken=1`) : failure(409, TAKEN)
    case 'not-reservable':
      return form.refuse(422, whole('', NOT_RESERVABLE))
    case 'holds-others':
      return form.refuse(429, whole('', HOLDS_OTHERS), { 'retry-after': String(result.retryAfter) })
    case 'limited':
      return tooMany(form, site, result.retryAfter)
    case 'unproved':
      return form.unproved(result.proof)
    case 'different':
      return form.refuse(422, whole('', OTHER_KEY))
    case 'no-provider':
      return form.refuse(503, whole('', NO_PROVIDER))
  }
}

/**
 * 201 {reservation_id, pay_url, held_until, status_url, hold} and a cookie that knows the hold again, `pay_url` null when
 * no deposit is due; 409 when another shopper holds the car, 404 where the site takes no reservations.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: (request: Request, context: SlugContext): Promise<Response> =>
    forCar(request, context, async (site, car) => {
      if (!site.config.features.reserve) return notFound()
      const form = await readForm(request, site)
      if (form instanceof Response) return form
      const passed = await passCall({ request, site, form, page: reservePath(car, site.config) })
      if (passed instanceof Response) return passed
      const input = parsed(reserveSchema, form.values)
      if (!input.ok) return form.refuse(422, input.errors)
      if (!isPhone(input.value.phone, site.config.country))
        return form.refuse(422, whole('phone', PHONE_MESSAGE))
      const result = await reserve(site, car, input.value, {
        idempotencyKey: request.headers.get('idempotency-key'),
        address: request.headers.get('x-forecourt-ip') ?? '',
        at: new Date(),
        prove: form.prove,
        giveBackProof: form.giveBackProof,
        cookies: request.headers.get('cookie'),
      })
      return answer(request, site, car, form, result)
    }),
})
