/** Answers requests that make Payload fail with a 5xx with their correct 4xx, before Payload runs. */
import { isRecord } from '@/lib/isRecord'
import { parseJson } from '@/lib/json'

/** In the form of Payload's own errors. */
export const restAnswer = (status: number, message: string) => ({
  status,
  response: { errors: [{ message }] },
})
type RestFault = ReturnType<typeof restAnswer>

interface Facts {
  slug: string
  versions?: unknown
  auth?: { verify?: unknown } | undefined
  endpoints?: unknown
}

const NOT_FOUND = restAnswer(404, 'Not Found')
const NO_OBJECT = restAnswer(400, 'The body is not a JSON object.')

export function addressFault(segments: readonly string[], collections: readonly Facts[]): RestFault | null {
  const [slug, second] = segments
  const facts = collections.find((one) => one.slug === slug)
  if (!facts) return null
  // Payload answers 501 where a collection has no REST, and queries the database for what the schema lacks.
  const absent =
    facts.endpoints === false ||
    (second === 'versions' && !facts.versions) ||
    (second === 'verify' && !facts.auth?.verify)
  return absent ? NOT_FOUND : null
}

/** Payload parses these parameters without a check, accepts page numbers that a database cannot count, and looks files up by a column that none has. */
export function queryFault(query: URLSearchParams): RestFault | null {
  for (const name of ['where', 'data']) {
    if (query.getAll(name).some((text) => text !== '' && parseJson(text) === undefined))
      return restAnswer(400, `The parameter ${name} is not JSON.`)
  }
  for (const name of ['page', 'limit', 'depth']) {
    const wrong = query
      .getAll(name)
      .some((text) => !Number.isNaN(Number(text)) && !/^\s*\d{0,6}\s*$/.test(text))
    if (wrong) return restAnswer(400, `The parameter ${name} is not a whole number from 0 to 999999.`)
  }
  if (query.has('prefix')) return restAnswer(400, 'The parameter prefix is not known here.')
  return null
}

export function bodyFault(
  method: string,
  segments: readonly string[],
  type: string | null,
  body: string,
  isRead = false,
): RestFault | null {
  const writes = (method === 'POST' && segments.length === 1) || (method === 'PATCH' && segments.length <= 2)
  // The admin sends a long query as a form, in place of a GET.
  if (!writes || isRead || /^multipart\/form-data\b/i.test(type ?? '')) return null
  if (!type?.startsWith('application/json')) return NO_OBJECT
  return isRecord(parseJson(body)) ? null : NO_OBJECT
}
