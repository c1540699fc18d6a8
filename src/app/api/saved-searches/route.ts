import { countSaver, countSignUp } from '@/features/saved-searches/limits'
import { readSearch } from '@/features/saved-searches/readSearch'
import { savedSearchSchema, type SavedSearchInput } from '@/features/saved-searches/signUpSchema.rules'
import { signUp } from '@/features/saved-searches/signUp'
import type { ListState } from '@/search/list/state'
import type { Site } from '@/core/dealer/views'
import type { FieldError } from '@/features/leads/parseLead'
import { readForm } from '@/app/api/forms/readForm'
import { tooMany } from '@/app/api/forms/tooMany'
import { json } from '@/app/api/cars/answers'
import { forSavedSearches, toPage } from './answers'
import { methods } from '@/app/api/methods'
import { phrase } from '@/lib/words'

type Parsed = { errors: FieldError[] } | { input: SavedSearchInput; state: ListState }

async function parse(site: Site, values: Record<string, unknown>): Promise<Parsed> {
  const result = savedSearchSchema.safeParse(values)
  if (!result.success)
    return {
      errors: result.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
    }
  const state = await readSearch(site, result.data.search)
  if (!state)
    return {
      errors: [
        { path: 'search', message: phrase('Send the address of a list page, such as /search/toyota.') },
      ],
    }
  return { input: result.data, state }
}

/**
 * 201 {state: 'waiting'} for a new or known email, so that it does not reveal who is registered; 422 {error, errors:
 * [{path, message}]}; 429.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: (request: Request): Promise<Response> =>
    forSavedSearches(request, async (site) => {
      const form = await readForm(request, site)
      if (form instanceof Response) return form
      const parsed = await parse(site, form.values)
      if ('errors' in parsed) return form.refuse(422, parsed.errors)
      const address = request.headers.get('x-forecourt-ip') ?? ''
      const saver = await countSaver(address)
      if (!saver.ok) return tooMany(form, site, saver.retryAfter)
      const proof = await form.prove()
      if (proof !== 'good') return form.unproved(proof)
      const counted = await countSignUp(parsed.input.email, address)
      if (!counted.ok) return tooMany(form, site, counted.retryAfter)
      await signUp(site, parsed.state, parsed.input, new Date())
      return form.plain ? toPage('sent') : json({ state: 'waiting' }, 201)
    }),
})
