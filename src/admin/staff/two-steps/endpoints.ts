import { NotFound, type Endpoint, type PayloadRequest, APIError } from 'payload'
import { z } from 'zod'
import { bodyOf, refuse } from '@/access/bodyOf'
import { recordOf } from '@/access/ids'
import { countCode, forgiveCodes, type Caller } from '@/access/login/limits'
import { logLogin } from '@/access/login/log'
import { needsTwoSteps } from '@/access/login/needsTwoSteps'
import { factorOf, isRightCode, offerKey, replacePaper, turnOff, turnOn } from '@/access/login/secondFactor'
import { endOthers } from '@/access/login/sessions'
import { mailOwner } from '@/core/letter/rows/mailStaff'
import { twoStepsMail } from '@/features/staff/letters.rules'
import { anyStaff } from '@/access/policies'
import { qrPath } from '@/lib/qr'
import { auditWork } from '@/access/audit'
import { changeable } from '@/access/changeable'
import { refuseAbove } from '@/access/guard/users'
import { resetSecondFactor } from '@/features/staff/resetSecondFactor'

const code = z.string('Enter the code.').trim().min(1, 'Enter the code.').max(50)
const bodySchema = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('start') }),
  z.strictObject({ act: z.literal('on'), sealed: z.string().max(1000), code }),
  z.strictObject({ act: z.literal('codes'), code: code.optional() }),
  z.strictObject({ act: z.literal('off'), code }),
])
type Body = z.output<typeof bodySchema>

const WRONG = 'That code is not right, or it was used already. Wait for the next one and try again.'

interface Own {
  req: PayloadRequest
  user: string
  caller: Caller
}

async function limitCodes({ user, caller }: Own): Promise<void> {
  if (!(await countCode(user, caller.address)).ok) throw refuse('Too many codes. Try again in an hour.', 429)
}

async function begin({ user, caller }: Own): Promise<Response> {
  const { uri, ...offer } = offerKey(user, caller.email)
  return Response.json({ ...offer, qr: qrPath(uri) })
}

/** Sessions that began with only a password end, except in the browser that asks. */
async function on(own: Own, body: Extract<Body, { act: 'on' }>): Promise<Response> {
  const { req, user, caller } = own
  await limitCodes(own)
  if (!(await turnOn(req.payload, user, body.sealed, body.code))) throw refuse(WRONG, 422)
  await forgiveCodes(user, caller.address)
  const { _sid } = recordOf(req.user)
  await endOthers(req.payload, user, typeof _sid === 'string' ? _sid : undefined)
  await logLogin(req.payload, 'two steps on', caller)
  await mailOwner(req.payload, caller.email, twoStepsMail, { change: 'on', email: caller.email })
  const factor = await factorOf(req.payload, user)
  return Response.json({ codes: factor ? await replacePaper(req.payload, factor) : [] })
}

/** While the second step is on, each change asks for a code, except the first paper codes. */
async function change(own: Own, body: Extract<Body, { act: 'codes' | 'off' }>): Promise<Response> {
  const { req, user, caller } = own
  const factor = await factorOf(req.payload, user)
  if (!factor) throw refuse('Two steps to sign in are not on. Reload the page.', 409)
  if (body.act === 'off' && needsTwoSteps(recordOf(req.user).role))
    throw refuse('Platform admins sign in with two steps: they stay on.', 409)
  const isFirst = body.act === 'codes' && typeof factor.paper !== 'string'
  if (!isFirst) {
    await limitCodes(own)
    if (!(await isRightCode(req.payload, factor, body.code ?? ''))) throw refuse(WRONG, 422)
    await forgiveCodes(user, caller.address)
  }
  if (body.act === 'codes') {
    const codes = await replacePaper(req.payload, factor)
    await logLogin(req.payload, 'new paper codes', caller)
    await mailOwner(req.payload, caller.email, twoStepsMail, { change: 'codes', email: caller.email })
    return Response.json({ codes })
  }
  await turnOff(req.payload, user)
  await logLogin(req.payload, 'two steps off', caller)
  await mailOwner(req.payload, caller.email, twoStepsMail, { change: 'off', email: caller.email })
  return Response.json({})
}

/** A person's own second step: `{act: start}` makes a new key, `on` takes its first code, `codes` makes new paper codes, `off`. */
async function ownSecondStep(req: PayloadRequest): Promise<Response> {
  if (!req.user || !(await anyStaff({ req }))) throw new NotFound(req.t)
  const body = await bodyOf(req, bodySchema)
  const address = req.headers.get('x-forwarded-for') ?? ''
  const own = { req, user: String(req.user.id), caller: { email: String(req.user.email), address } }
  if (body.act === 'start') return begin(own)
  return body.act === 'on' ? on(own, body) : change(own, body)
}

export const ownSecondStepEndpoint: Endpoint = {
  path: '/my-second-step',
  method: 'post',
  handler: ownSecondStep,
}

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
