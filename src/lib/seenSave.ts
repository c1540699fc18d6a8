/** A form's save that was refused because another came first passes at the second press, which says what its person has read. */
import { isRecord } from './isRecord'

export const SEEN_HEADER = 'x-seen-save'

const seenIn = (answer: unknown): string | undefined => {
  const [first]: unknown[] = isRecord(answer) && Array.isArray(answer.errors) ? answer.errors : []
  const seen = isRecord(first) && isRecord(first.data) ? first.data.seen : undefined
  return typeof seen === 'string' ? seen : undefined
}

/** What a form saves by itself at a pause is no press. */
const rowOf = (input: RequestInfo | URL, init?: RequestInit): string | null => {
  if (init?.method?.toUpperCase() !== 'PATCH' || input instanceof Request) return null
  const [path = null, query = ''] = String(input).split('?')
  return new URLSearchParams(query).get('autosave') === 'true' ? null : path
}

/** The answer ends it. */
export function sendSeen(scope: { fetch: typeof fetch }): () => void {
  const before = scope.fetch
  const seenAt = new Map<string, string>()
  const sending: typeof fetch = async (input, init) => {
    const row = rowOf(input, init)
    if (row === null) return before(input, init)
    const headers = new Headers(init?.headers)
    const seen = seenAt.get(row)
    if (seen !== undefined) headers.set(SEEN_HEADER, seen)
    const response = await before(input, { ...init, headers })
    const next =
      response.status === 409
        ? seenIn(
            await response
              .clone()
              .json()
              .catch(() => null),
          )
        : undefined
    if (next === undefined) seenAt.delete(row)
    else seenAt.set(row, next)
    return response
  }
  scope.fetch = sending
  return () => {
    if (scope.fetch === sending) scope.fetch = before
  }
}
