import { countAttempt } from '@/access/login/limits'
import { readSearch } from '@/alerts/readSearch'
import { savedSearchSchema, type SavedSearchInput } from '@/alerts/schema'
import { signUp } from '@/alerts/signUp'
import { plural } from '@/domain/format'
import type { SearchState } from '@/domain/searchState'
import type { Site } from '@/domain/views'
import { proofHolds } from '@/integrations/captcha'
import type { FieldError } from '@/leads/parseLead'
import { readBody } from '@/lib/readBody'
import { plainFailure } from '../leads/plainForm'
import { forSavedSearches, json, toPage } from './answers'

/** Each sign-up sends a mail to whoever is named. */
const LIMITS = {
  account: { keyPrefix: 'saved-account', points: 6, duration: 3600 },
  address: { keyPrefix: 'saved-address', points: 20, duration: 600 },
}
const TOO_SOON_MS = 2000

type Parsed = { errors: FieldError[] } | { input: SavedSearchInput; state: SearchState }

/** Untrusted values -> a search and who wants it, or one sentence per wrong field. */
async function parse(site: Site, values: Record<string, unknown>): Promise<Parsed> {
  const result = savedSearchSchema.safeParse(values)
  if (!result.success)
    return {
      errors: result.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
    }
  const state = await readSearch(site, result.data.search)
  if (!state)
    return {
      errors: [{ path: 'search', message: 'Send the address of a list page, such as /search/toyota.' }],
    }
  const { captcha } = result.data
  // Without JavaScript there is no proof, and that is allowed; a wrong one is asked for again.
  if (captcha && site.config.forms.captcha && !(await proofHolds(captcha, site.host)))
    return { errors: [{ path: 'captcha', message: 'The check took too long. Please send it once more.' }] }
  return { input: result.data, state }
}

const isBot = ({ website, elapsed_ms }: SavedSearchInput): boolean =>
  Boolean(website) || (elapsed_ms !== undefined && elapsed_ms < TOO_SOON_MS)

/**
 * Saves a search: 201 {state: 'waiting'} whether the address is known or not, until the link in its mail is used;
 * 422 {error, errors: [{path, message}]}; 429. A form without JavaScript gets pages instead.
 */
export const POST = (request: Request): Promise<Response> =>
  forSavedSearches(request, async (site) => {
    const body = await readBody(request)
    if (!body.ok) return json(body.status, { error: body.error })
    const parsed = await parse(site, body.values)
    const refuse = (status: 422 | 429, errors: FieldError[], headers?: Record<string, string>) =>
      body.plainForm
        ? plainFailure(errors, status)
        : json(status, { error: 'Please fix the following errors:', errors }, headers)
    if ('errors' in parsed) return refuse(422, parsed.errors)
    const counted = await countAttempt(LIMITS, {
      email: parsed.input.email,
      address: request.headers.get('x-forecourt-ip') ?? '',
    })
    if (!counted.ok)
      return refuse(
        429,
        [
          {
            path: '',
            message: `That is a lot of tries. Please wait ${plural(Math.ceil(counted.retryAfter / 60), 'minute')} and send it again.`,
          },
        ],
        { 'retry-after': String(counted.retryAfter) },
      )
    if (!isBot(parsed.input)) await signUp(site, parsed.state, parsed.input, new Date())
    return body.plainForm ? toPage('sent') : json(201, { state: 'waiting' })
  })
