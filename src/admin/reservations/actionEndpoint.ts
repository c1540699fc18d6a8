import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { auditWork } from '@/access/audit'
import { bodyOf } from '@/access/bodyOf'
import { changeable } from '@/access/changeable'
import { dealerAdmins, worksAs } from '@/access/rules'
import { personName, staffOf } from '@/access/staff'
import { actAsStaff, staffActionSchema } from '@/features/reservations/staff'

const NOT_NOW = 'That is no longer possible for this reservation. Reload the page to see what has happened.'

/** `{action}` -> 200 {state, money}; 409 when its state does not allow it. Only dealer admins refund. */
async function act(req: PayloadRequest): Promise<Response> {
  const row = await changeable(req, 'reservations', req.routeParams?.id)
  const { action } = await bodyOf(req, staffActionSchema)
  const staff = staffOf(req.user)
  if (action === 'refund' && !worksAs(staff, dealerAdmins))
    throw new APIError('Refunds are for the dealer’s administrators.', 403, undefined, true)
  const changed = await actAsStaff(String(row.id), action, personName(req), Date.now())
  if (!changed) throw new APIError(NOT_NOW, 409, undefined, true)
  await auditWork(req, 'reservations', action, row)
  return Response.json({ state: changed.state, money: changed.money })
}

export const reservationEndpoint: Endpoint = {
  path: '/reservation-actions/:id',
  method: 'post',
  handler: act,
}
