import type { Precondition } from '@/stock/decide'
import { ifMatchSchema } from './parameters'
import { ApiError } from './problem'

/** The revision: it changes with everything that an integrator can see. */
export const etagOf = (rev: number): string => `"${rev}"`

/** @throws 400 for what is no ETag; 412 for one that we never issued: it cannot match */
export function preconditionOf(headers: Headers): Precondition | undefined {
  const match = headers.get('if-match')?.trim()
  if (headers.get('if-none-match')?.trim() === '*') return 'none'
  if (match === undefined || match === null) return undefined
  if (match === '*') return '*'
  if (!ifMatchSchema.safeParse(match).success)
    throw new ApiError(400, 'If-Match takes one ETag as it was answered, in its quotes: "12".')
  const rev = /^"(\d{1,15})"$/.exec(match)?.[1]
  if (rev === undefined) throw new ApiError(412, 'The car has changed since it was read.')
  return { rev: Number(rev) }
}

export const isFresh = (headers: Headers, etag: string): boolean =>
  (headers.get('if-none-match') ?? '').split(',').some((tag) => [etag, `W/${etag}`, '*'].includes(tag.trim()))
