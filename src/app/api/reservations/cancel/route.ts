import { z } from 'zod'
import { cancelByLink } from '@/features/reservations/change'
import { statusPath } from '@/features/reservations/payUrl'
import { failure, forSite, json, notFound } from '@/app/api/cars/answers'
import { parsed } from '@/app/api/forms/parsed'
import { seeOther } from '@/app/api/forms/plainPages'
import { methods } from '@/app/api/methods'
import { readBody } from '@/lib/requestBody'

const linkSchema = z.object({ reservation_id: z.string().max(40), key: z.string().max(100) })

/** The shopper's own cancellation, with the key of the link: {state, money}; 404 for an unknown link. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: (request: Request): Promise<Response> =>
    forSite(request, async (site) => {
      const body = await readBody(request)
      if (!body.ok) return failure(body.status, body.error)
      const link = parsed(linkSchema, body.values)
      if (!link.ok) return notFound()
      const row = await cancelByLink(site, link.value.reservation_id, link.value.key, Date.now())
      if (!row) return notFound()
      return body.plainForm ? seeOther(statusPath(row)) : json({ state: row.state, money: row.money })
    }),
})
