import { confirmSaved } from '@/features/saved-searches/answer'
import { readBody } from '@/lib/requestBody'
import { forSavedSearches, toPage } from '@/app/api/saved-searches/answers'
import { methods } from '@/app/api/methods'
import { phrase } from '@/lib/words'
import { failure, json } from '@/app/api/cars/answers'

/** {state}, or 404 for an unknown or old link. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: (request: Request): Promise<Response> =>
    forSavedSearches(request, async (site) => {
      const body = await readBody(request)
      if (!body.ok) return failure(body.status, body.error)
      const { token } = body.values
      const state = typeof token === 'string' ? await confirmSaved(site, token, new Date()) : null
      if (body.plainForm)
        return toPage(state === 'active' ? 'on' : `confirm?token=${encodeURIComponent(String(token))}`)
      return state
        ? json({ state })
        : failure(404, phrase('This link is no longer valid. Please save the search again.'))
    }),
})
