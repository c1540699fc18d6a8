import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { auditWork } from '@/access/audit'
import { changeable } from '@/access/changeable'
import { refuseAbove } from '@/access/guard/users'
import { resetSecondFactor } from '@/features/staff/resetSecondFactor'

const OWN = 'Your own second step is turned off on your account, with a code.'

/** For a colleague whose phone is lost: from now on the password is enough, and all their sessions end. */
async function reset(req: PayloadRequest): Promise<Response> {
  const row = await changeable(req, 'users', req.routeParams?.id)
  refuseAbove(req, row)
  const id = String(row.id)
  if (id === req.user?.id) throw new APIError(OWN, 409, undefined, true)
  if (!(await resetSecondFactor(req.payload, id, String(row.email))))
    throw new APIError('This person has no second step. Reload the page.', 409, undefined, true)
  await auditWork(req, 'users', 'reset the second step of', row)
  return Response.json({})
}

export const resetSecondStepEndpoint: Endpoint = {
  path: '/second-steps/:id/reset',
  method: 'post',
  handler: reset,
}
