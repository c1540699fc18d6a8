import { cursorSchema, sinceSchema } from './parameters'
import { ApiError } from './problem'

export interface Position {
  updated_at: number
  id: string
}

export const toCursor = ({ updated_at, id }: Position): string => `${updated_at}.${id}`

export const noCursor = () =>
  new ApiError(422, 'The cursor is not one of ours.', [
    { detail: 'must be a next_cursor of an earlier answer', pointer: '/cursor' },
  ])

export function fromCursor(cursor: string | null): Position | undefined {
  if (cursor === null || cursor === '') return undefined
  if (!cursorSchema.safeParse(cursor).success) throw noCursor()
  const dot = cursor.indexOf('.')
  return { updated_at: Number(cursor.slice(0, dot)), id: cursor.slice(dot + 1) }
}

/** An ISO time or epoch seconds -> epoch seconds. */
export function sinceOf(value: string | null): number | undefined {
  if (value === null || value === '') return undefined
  if (sinceSchema.safeParse(value).success)
    return /^\d+$/.test(value) ? Number(value) : Math.floor(Date.parse(value) / 1000)
  throw new ApiError(422, 'updated_since is not a time.', [
    { detail: 'must be an ISO 8601 time or epoch seconds', pointer: '/updated_since' },
  ])
}

export function limitOf(value: string | null, most: number): number {
  if (value === null) return Math.min(100, most)
  const limit = /^\d{1,6}$/.test(value) ? Number(value) : 0
  if (limit >= 1 && limit <= most) return limit
  throw new ApiError(422, 'limit is out of range.', [
    { detail: `must be a number from 1 to ${most}`, pointer: '/limit' },
  ])
}
