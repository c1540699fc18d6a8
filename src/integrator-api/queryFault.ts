/** What is wrong with the names in a call's query. Of a value sent twice none can be preferred, so none is. */
import { ApiError } from './problem'

const WRITES: Record<string, readonly string[]> = {
  PUT: ['dry_run'],
  PATCH: ['dry_run'],
  POST: ['dry_run'],
  DELETE: ['dry_run', 'source_version'],
}

const NAMED = 20

const refusal = (names: readonly string[], what: string, detail: string) =>
  new ApiError(
    400,
    `Nothing was done: ${names.slice(0, NAMED).join(', ')} ${names.length === 1 ? 'is' : 'are'} ${what}.`,
    names.slice(0, NAMED).map((name) => ({ detail, pointer: `/${name}` })),
  )

/** A mistyped `dry_run` must not write; a read ignores what it does not know. */
export function queryFault(method: string, names: Iterable<string>, known = WRITES[method]): ApiError | null {
  const sent = [...names]
  const unknown = known ? [...new Set(sent)].filter((name) => !known.includes(name)) : []
  if (known && unknown.length)
    return refusal(
      unknown,
      'not known here',
      `is not a query parameter of this call; it knows ${known.join(' and ')}`,
    )
  const repeated = [...new Set(sent.filter((name, at) => sent.indexOf(name) !== at))]
  return repeated.length ? refusal(repeated, 'sent more than once', 'must be sent once') : null
}
