import { NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { bodyOf } from '@/access/bodyOf'
import { recordOf } from '@/access/ids'
import { endOthers, endRow } from '@/access/login/sessions'
import { anyStaff } from '@/access/policies'

const bodySchema = z.union([
  z.strictObject({ session: z.string().max(100) }),
  z.strictObject({ others: z.literal(true) }),
])

/** `{session}` ends one of the caller's browsers, `{others: true}` all but this one -> 200 {ended}. */
async function end(req: PayloadRequest): Promise<Response> {
  if (!req.user || !(await anyStaff({ req }))) throw new NotFound(req.t)
  const wanted = await bodyOf(req, bodySchema, 'Choose where to sign out.')
  const { id, _sid } = recordOf(req.user)
  const [user, mine] = [String(id), String(_sid)]
  const ended =
    'session' in wanted
      ? await endRow(req.payload, user, wanted.session)
      : await endOthers(req.payload, user, mine)
  return Response.json({ ended })
}

export const endSessionsEndpoint: Endpoint = { path: '/my-sessions', method: 'post', handler: end }
