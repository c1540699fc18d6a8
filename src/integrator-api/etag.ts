import type { PictureNews } from '@/core/car/pictureNews'
import { hashOf } from '@/lib/secrets'
import type { Precondition } from '@/features/stock/decide'
import { ifMatchSchema } from './parameters'
import { ApiError } from './problem'

/** The revision, and the state of the pictures while not all are shown: each of them changes the response of a read. */
export function etagOf(rev: number, pictures: readonly PictureNews[] = []): string {
  const open = pictures.filter(({ state }) => state !== 'shown')
  if (!open.length) return `"${rev}"`
  return `"${rev}-${hashOf(JSON.stringify(open)).slice(0, 8)}"`
}

/** No car ever has this revision: an ETag that was never issued matches none. */
const NEVER = -1

/** @throws 400 for a value that is no ETag */
export function preconditionOf(headers: Headers): Precondition | undefined {
  const match = headers.get('if-match')?.trim()
  if (headers.get('if-none-match')?.trim() === '*') return 'none'
  if (match === undefined || match === null) return undefined
  if (match === '*') return '*'
  if (!ifMatchSchema.safeParse(match).success)
    throw new ApiError(400, 'If-Match takes one ETag as it was answered, in its quotes: "12".')
  const rev = /^"(\d{1,15})(?:-[0-9a-f]{8})?"$/.exec(match)?.[1]
  return { rev: rev === undefined ? NEVER : Number(rev) }
}

export const isFresh = (headers: Headers, etag: string): boolean =>
  (headers.get('if-none-match') ?? '').split(',').some((tag) => [etag, `W/${etag}`, '*'].includes(tag.trim()))
