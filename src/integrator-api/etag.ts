import type { Precondition } from '@/stock/decide'
import { ApiError } from './problem'

/** A car's ETag is its revision: it moves with every change that an integrator could see. */
export const etagOf = (rev: number): string => `"${rev}"`

/** If-Match and If-None-Match of a write. A tag that we never gave can match nothing, so it fails as a precondition. */
export function preconditionOf(headers: Headers): Precondition | undefined {
  const match = headers.get('if-match')?.trim()
  if (headers.get('if-none-match')?.trim() === '*') return 'none'
  if (match === undefined || match === null) return undefined
  if (match === '*') return '*'
  const rev = /^"(\d{1,15})"$/.exec(match)?.[1]
  if (rev === undefined) throw new ApiError(412, 'The car has changed since it was read.')
  return { rev: Number(rev) }
}

/** True when the reader has this revision already. */
export const isFresh = (headers: Headers, etag: string): boolean =>
  (headers.get('if-none-match') ?? '').split(',').some((tag) => [etag, `W/${etag}`, '*'].includes(tag.trim()))
