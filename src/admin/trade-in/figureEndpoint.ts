import type { Endpoint, PayloadRequest } from 'payload'
import { auditWork } from '@/access/audit'
import { bodyOf, refuse } from '@/access/bodyOf'
import { readable } from '@/access/readable'
import { recordOf } from '@/access/ids'
import { staffOf } from '@/access/staff'
import { sellers, worksAs } from '@/access/rules'
import { dealerOf } from '@/admin/dealerOf'
import { dealerZone } from '@/admin/dealerZone'
import { lastDay, middleOf } from '@/features/trade-in/estimate.rules'
import { ownFigureSchema, takesFigure } from '@/admin/trade-in/ownFigure.rules'

const SHOWN =
  'The shopper was shown a guide for this car already. Answer in the lead with a figure of your own.'

/** `{low, high}` -> 200; 409 where a guide was shown. Who may read a valuation may value its car. */
async function setFigure(req: PayloadRequest): Promise<Response> {
  const row = await readable(req, 'valuations', req.routeParams?.id)
  if (!worksAs(staffOf(req.user), sellers)) throw refuse('Your role values no cars.', 403)
  const range = await bodyOf(req, ownFigureSchema)
  if (!takesFigure(row)) throw refuse(SHOWN, 409)
  const zone = await dealerZone(req.payload, dealerOf(row))
  await req.payload.update({
    collection: 'valuations',
    id: String(row.id),
    depth: 0,
    overrideAccess: true,
    data: {
      result: { ...recordOf(row.result), own: true },
      ...{ offer_low: range.low, offer_high: range.high, offer_price: middleOf(range) },
      ...{ good_until: lastDay(new Date(), zone), provider: req.user?.name || req.user?.email || 'staff' },
    },
  })
  await auditWork(req, 'valuations', 'valued the car of', row)
  return Response.json(range)
}

export const valuationFigureEndpoint: Endpoint = {
  path: '/valuation-figures/:id',
  method: 'post',
  handler: setFigure,
}
