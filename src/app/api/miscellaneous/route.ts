import { saveResult } from '@/features/trade-in/open'
import { readBody } from '@/lib/requestBody'
import { failure, json, notFound } from '@/app/api/cars/answers'
import { forTrade, journeyOf, refuse, UNKNOWN } from '@/app/api/trade-in/forTrade'
import { methods } from '@/app/api/methods'
import { phrase } from '@/lib/words'

/** From a dealer's valuation script: `column_name: 'valuation'` and the lead's `id`. For staff only; 404 without a script. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: (request: Request): Promise<Response> =>
    forTrade(request, 'step', async (site) => {
      if (!site.config.features.autogauge) return notFound()
      const body = await readBody(request)
      if (!body.ok) return failure(body.status, body.error)
      const { column_name, id, lead_id, ...result } = body.values
      if (column_name !== 'valuation')
        return refuse(false, 422, [
          { path: 'column_name', message: phrase('Only `valuation` is stored here.') },
        ])
      const journey = await journeyOf(site, id ?? lead_id)
      if (!journey) return refuse(false, 404, [{ path: 'id', message: UNKNOWN }])
      await saveResult(site, journey, result)
      return json({ success: true })
    }),
})
