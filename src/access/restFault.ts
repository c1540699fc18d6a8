/** Requests to the admin's REST that Payload would answer with a 5xx: answered as what they are, before it sees them. */
import { isRecord } from '@/lib/isRecord'
import { parseJson } from '@/lib/parseJson'

export interface RestFault {
  status: 400 | 404
  message: string
}
/** Of a collection as Payload has made it: `false` or empty is what it does not have. */
interface Facts {
  slug: string
  versions?: unknown
  auth?: { verify?: unknown } | undefined
  endpoints?: unknown
}

const NOT_FOUND: RestFault = { status: 404, message: 'Not Found' }
const NO_FORM: RestFault = {
  status: 400,
  message: 'The form cannot be read: send multipart/form-data with its boundary, whole.',
}
const NO_OBJECT: RestFault = { status: 400, message: 'The body is not a JSON object.' }

/** `segments` are those of the path after /admin/api. Null for what Payload can judge itself. */
export function addressFault(segments: readonly string[], collections: readonly Facts[]): RestFault | null {
  const [slug, second] = segments
  const facts = collections.find((one) => one.slug === slug)
  if (!facts) return null
  // It answers 501 where a collection has no REST at all, and queries the database for what the schema lacks.
  const absent =
    facts.endpoints === false ||
    (second === 'versions' && !facts.versions) ||
    (second === 'verify' && !facts.auth?.verify)
  return absent ? NOT_FOUND : null
}

/** Payload parses these parameters without a net, and counts pages beyond what a database can. */
export function queryFault(query: URLSearchParams): RestFault | null {
  for (const name of ['where', 'data']) {
    if (query.getAll(name).some((text) => text !== '' && parseJson(text) === undefined))
      return { status: 400, message: `The parameter ${name} is not JSON.` }
  }
  for (const name of ['page', 'limit', 'depth']) {
    const wrong = query
      .getAll(name)
      .some((text) => !Number.isNaN(Number(text)) && !/^\s*\d{0,6}\s*$/.test(text))
    if (wrong)
      return { status: 400, message: `The parameter ${name} is not a whole number from 0 to 999999.` }
  }
  return null
}

/** A form that cannot be read, without its boundary or cut short, breaks Payload's own parser. */
export async function formFault(request: Request): Promise<RestFault | null> {
  if (!/^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '')) return null
  return request
    .clone()
    .formData()
    .then(
      () => null,
      () => NO_FORM,
    )
}

/** A document is created and changed by an object; uploads and the admin's own forms are left to Payload's parser. */
export function bodyFault(
  method: string,
  segments: readonly string[],
  type: string | null,
  body: string,
): RestFault | null {
  const writes = (method === 'POST' && segments.length === 1) || (method === 'PATCH' && segments.length <= 2)
  if (!writes || /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type ?? ''))
    return null
  if (!type?.startsWith('application/json')) return NO_OBJECT
  return isRecord(parseJson(body)) ? null : NO_OBJECT
}
