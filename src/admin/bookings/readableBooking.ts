import { NotFound, type PayloadRequest } from 'payload'
import { recordOf } from '@/access/ids'

/** The booking of the address, read with the user's own access. Another's is the same 404 as none. */
export async function readableBooking(req: PayloadRequest): Promise<Record<string, unknown>> {
  const id: unknown = req.routeParams?.id
  if (typeof id !== 'string' || !req.user) throw new NotFound(req.t)
  const verdict = await req.payload.collections.appointments.config.access.read({ req })
  if (verdict === false) throw new NotFound(req.t)
  const { docs } = await req.payload.find({
    collection: 'appointments',
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
    pagination: false,
    user: req.user,
    overrideAccess: false,
  })
  if (!docs[0]) throw new NotFound(req.t)
  return recordOf(docs[0])
}
