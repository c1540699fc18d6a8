import { NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { readable } from '@/access/readable'
import { manageLinkOf } from '@/features/bookings/manageLinkOf'

/** A person who may read a booking may move it for a caller: 302 to the page that the shopper's own mails lead to. */
async function openLink(req: PayloadRequest): Promise<Response> {
  const { id } = await readable(req, 'appointments', req.routeParams?.id)
  const link = await manageLinkOf(String(id))
  if (!link) throw new NotFound(req.t)
  return new Response(null, { status: 302, headers: { location: link, 'cache-control': 'no-store' } })
}

export const bookingLinkEndpoint: Endpoint = {
  path: '/booking-links/:id',
  method: 'get',
  handler: openLink,
}
