import { NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { bodyOf } from '@/access/bodyOf'
import { canShow, SHOWN_COOKIE } from '@/access/shown'
import { env } from '@/env'

const bodySchema = z.strictObject({ dealer: z.string('Choose a dealer.').max(64) })
const YEAR_SECONDS = 365 * 24 * 3600

/** `{dealer}`, empty for all -> 200: lists, Today and new rows are limited to it in this browser. */
async function show(req: PayloadRequest): Promise<Response> {
  const { dealer } = await bodyOf(req, bodySchema)
  if (!req.user || (dealer && !(await canShow(req.payload, req.user, dealer)))) throw new NotFound(req.t)
  const cookie = [
    `${SHOWN_COOKIE}=${dealer}`,
    'Path=/admin',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${dealer ? YEAR_SECONDS : 0}`,
    ...(env.mode === 'production' ? ['Secure'] : []),
  ]
  return Response.json({}, { headers: { 'set-cookie': cookie.join('; ') } })
}

export const shownDealerEndpoint: Endpoint = { path: '/shown-dealer', method: 'post', handler: show }
