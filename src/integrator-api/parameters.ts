/** The allowed values of each parameter: the schemas that check them and that the document shows. */
import { z } from 'zod'
import { stocknumSchema } from '@/features/stock/carSchema'
import { ApiError } from './problem'
import type { PictureNews } from '@/core/car/pictureNews'
import { hashOf } from '@/lib/secrets'
import type { Precondition } from '@/features/stock/decide'

export const dealershipSchema = z.string().regex(/^[a-z0-9-]{1,200}$/)
export const feedIdSchema = z.string().regex(/^[\w-]{1,64}$/)
export { stocknumSchema }

/** Empty: from the start. */
export const cursorSchema = z.string().regex(/^(?:\d{1,15}\.[A-Za-z0-9-]{1,64})?$/)
const seconds = z.string().regex(/^\d{1,12}$/)
const empty = z.literal('')
export const sinceSchema = z.union([z.iso.datetime({ offset: true }), z.iso.date(), seconds, empty])
export const versionSchema = z.union([
  z.string().regex(/^\d{1,15}$/),
  z.iso.datetime({ offset: true }),
  empty,
])

/** An ETag as it was sent, in its quotes, or `*`. */
export const ifMatchSchema = z.string().regex(/^(?:\*|(?:W\/)?"[\x21\x23-\x7e]*")$/)
/** In quotes or without. */
export const idempotencyKeySchema = z.string().regex(/^(?:"[\x21\x23-\x7e]{1,255}"|[\x21\x23-\x7e]{1,255})$/)

/** Whether a message takes the whole car from other keys and files. */
export const takingModeSchema = z.enum(['own', 'replace'])

interface Position {
  updated_at: number
  id: string
}

export const toCursor = ({ updated_at, id }: Position): string => `${updated_at}.${id}`

export const noCursor = (name = 'cursor') =>
  new ApiError('invalid_query', 'The cursor is not one of ours.', [
    { detail: 'must be a next_cursor of an earlier answer', pointer: `/${name}` },
  ])

export function fromCursor(cursor: string | null, name?: string): Position | undefined {
  if (cursor === null || cursor === '') return undefined
  if (!cursorSchema.safeParse(cursor).success) throw noCursor(name)
  const dot = cursor.indexOf('.')
  return { updated_at: Number(cursor.slice(0, dot)), id: cursor.slice(dot + 1) }
}

/** An ISO time or epoch seconds -> epoch seconds. */
export function sinceOf(value: string | null): number | undefined {
  if (value === null || value === '') return undefined
  if (sinceSchema.safeParse(value).success)
    return /^\d+$/.test(value) ? Number(value) : Math.floor(Date.parse(value) / 1000)
  throw new ApiError('invalid_query', 'updated_since is not a time.', [
    { detail: 'must be an ISO 8601 time or epoch seconds', pointer: '/updated_since' },
  ])
}

export const wrongLimit = (most: number) =>
  new ApiError('invalid_query', 'limit is out of range.', [
    { detail: `must be a number from 1 to ${most}`, pointer: '/limit' },
  ])

export function limitOf(value: string | null, most: number): number {
  if (value === null) return Math.min(100, most)
  const limit = /^\d{1,6}$/.test(value) ? Number(value) : 0
  if (limit >= 1 && limit <= most) return limit
  throw wrongLimit(most)
}

/* What is wrong with the names in a call's query. Of a value sent twice none can be preferred, so none is. */

/** Of the calls that list none of their own. */
const KNOWN: Record<string, readonly string[]> = {
  PUT: ['dry_run'],
  PATCH: ['dry_run'],
  POST: ['dry_run'],
  DELETE: ['dry_run', 'source_version'],
}
export const PAGE_QUERY = ['cursor', 'limit'] as const
export const CHANGES_QUERY = ['cursor', 'updated_since', 'limit'] as const

const NAMED = 20

const refusal = (names: readonly string[], what: string, detail: string) =>
  new ApiError(
    'unknown_parameter',
    `Nothing was done: ${names.slice(0, NAMED).join(', ')} ${names.length === 1 ? 'is' : 'are'} ${what}.`,
    names.slice(0, NAMED).map((name) => ({ detail, pointer: `/${name}` })),
  )

/** A mistyped `dry_run` must not write, and a filter that a read does not have must not list everything. */
export function queryFault(
  method: string,
  names: Iterable<string>,
  known = KNOWN[method] ?? [],
): ApiError | null {
  const sent = [...names]
  const unknown = [...new Set(sent)].filter((name) => !known.includes(name))
  if (unknown.length)
    return refusal(
      unknown,
      'not known here',
      `is not a query parameter of this call; it ${known.length ? `knows ${known.join(', ')}` : 'takes none'}`,
    )
  const repeated = [...new Set(sent.filter((name, at) => sent.indexOf(name) !== at))]
  return repeated.length ? refusal(repeated, 'sent more than once', 'must be sent once') : null
}

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
    throw new ApiError('bad_etag', 'If-Match takes one ETag as it was answered, in its quotes: "12".')
  const rev = /^"(\d{1,15})(?:-[0-9a-f]{8})?"$/.exec(match)?.[1]
  return { rev: rev === undefined ? NEVER : Number(rev) }
}

export const isFresh = (headers: Headers, etag: string): boolean =>
  (headers.get('if-none-match') ?? '').split(',').some((tag) => [etag, `W/${etag}`, '*'].includes(tag.trim()))
