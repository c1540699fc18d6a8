import { wholeQuery } from '@/domain/listState/href'
import type { SearchState } from '@/domain/listState/state'

/** Asks how many cars a search lists, and nothing else. */
export const countHref = (state: SearchState): string => {
  const query = wholeQuery(state)
  return `/api/cars/search?${query && `${query}&`}count=1`
}

/** Rejects when search gives no answer. */
export const readCount = async (href: string): Promise<number> => {
  const answer = await fetch(href, { signal: AbortSignal.timeout(10_000) })
  const body: unknown = answer.ok ? await answer.json() : null
  if (typeof body !== 'object' || body === null || !('count' in body) || typeof body.count !== 'number')
    throw new Error(`search answered ${answer.status}`)
  return body.count
}
