import { HOLDS_OTHERS } from '@/app/api/payments/holdsOthers'
import { NO_PROVIDER } from '@/app/api/payments/noProvider'
import type { Car } from '@/core/car/car'
import { sendSchema } from '@/features/reservations/deals/answers.rules'
import { eventOf } from '@/features/leads/leadEvents.rules'
import { cancel } from '@/features/bookings/change'
import { answerDeal } from '@/features/reservations/deals/answer'
import { sendDeal } from '@/features/reservations/deals/send'
import { dealPath, type Deal } from '@/features/reservations/deals/row'
import { holdNote } from '@/features/reservations/ownHold'
import { statusPath } from '@/features/reservations/payUrl'
import type { Reserved } from '@/features/reservations/reserve'
import type { DealCall } from '@/app/api/deals/forDeals'
import { withOwnHold } from '@/app/api/forms/ownHold'
import { parsed } from '@/app/api/forms/parsed'
import { tooMany } from '@/app/api/forms/tooMany'
import { goTo } from './goTo'
import { takeHandover } from './takeHandover'

function answer(
  { site, form }: DealCall,
  { deal, car }: { deal: Deal; car: Car },
  request: Request,
  result: Reserved,
): Response {
  switch (result.kind) {
    case 'reserved': {
      const { row } = result
      const status = statusPath(row)
      // A browser without scripts would not follow a posted form to another site.
      const pay = (row.state === 'pending' && row.pay_url) || status
      return withOwnHold(
        goTo(form, status, pay, { hold: holdNote(row, site), event: eventOf({ form: 'enquiry' }, car) }),
        request,
        row,
      )
    }
    case 'holds-others':
      return form.refuse(429, [{ path: '', message: HOLDS_OTHERS }], {
        'retry-after': String(result.retryAfter),
      })
    case 'limited':
      return tooMany(form, site, result.retryAfter)
    case 'unproved':
      return form.unproved(result.proof)
    case 'no-provider':
      return form.refuse(503, [{ path: '', message: NO_PROVIDER }])
    case 'taken':
    case 'not-reservable':
    case 'different':
      // The deal's own page says what happened to the car.
      return goTo(form, dealPath(deal))
  }
}

export async function send(call: DealCall, deal: Deal, car: Car, request: Request): Promise<Response> {
  const { site, form, now } = call
  const input = parsed(sendSchema, form.values)
  if (!input.ok) return form.refuse(422, input.errors)
  const { details } = deal.answers
  if (!details) return goTo(form, dealPath(deal))
  const { price, ...agreed } = input.value
  // The shopper has seen another price: the review shows the new one first.
  if (price !== undefined && price !== (car.price ?? 0)) return goTo(form, dealPath(deal, 'payment'))
  const meta = {
    address: request.headers.get('x-forecourt-ip') ?? '',
    at: now,
    prove: form.prove,
    giveBackProof: form.giveBackProof,
    cookies: request.headers.get('cookie'),
  }
  const handover = await takeHandover(site, { deal_id: deal.deal_id, car, answers: deal.answers, now })
  if (handover === null) {
    await answerDeal(site, deal, { handover: null }, null, now.getTime())
    return goTo(form, `${dealPath(deal, 'handover')}&gone=1`)
  }
  const result = await sendDeal(site, { deal, car, details, provided: agreed, taken: handover?.taken, meta })
  // By the press that took it: another one of the same deal may have reserved the car meanwhile.
  if (result.kind !== 'reserved' && handover?.isNew) await cancel(handover.taken.booking, [], now)
  return answer(call, { deal, car }, request, result)
}
