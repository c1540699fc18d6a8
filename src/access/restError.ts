import type { AfterErrorHook, PayloadRequest } from 'payload'
import { isStoreUnavailable, isWriteConflict } from '@/lib/storeUnavailable'
import { takenError } from './taken'

/** `?where[createdAt][greater_than]=never`: Payload throws, or passes an undefined value to SQLite. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof Error &&
  ((error instanceof RangeError && error.message === 'Invalid time value') ||
    error.message.includes('undefined cannot be passed as argument to the database') ||
    isUnreadable(error.cause))

const answer = (status: number, message: string) => ({ status, response: { errors: [{ message }] } })

export const restUnavailable = answer(
  503,
  'The database does not answer just now. Nothing was saved: try again in a moment.',
)

export function restError(error: unknown) {
  if (isUnreadable(error))
    return answer(400, 'A date cannot be read: write it as 2026-11-21 or 2026-11-21T09:30:00Z.')
  if (isWriteConflict(error))
    return answer(409, 'Somebody else saved this at the same moment. Nothing was saved: try again.')
  if (isStoreUnavailable(error)) return restUnavailable
  return undefined
}

/** Payload takes an unreadable session for none: an outage must not look like missing rights. */
async function sessionReadError({ user, headers, payload }: PayloadRequest): Promise<unknown> {
  if (user || !headers.get('cookie')?.includes(`${payload.config.cookiePrefix}-token=`)) return undefined
  return payload.db.findOne({ collection: 'users', where: { id: { exists: true } } }).then(
    () => undefined,
    (error: unknown) => error,
  )
}

export const answerRestError: AfterErrorHook = async ({ error, req }) =>
  takenError(error, {
    collections: req.payload.config.collections,
    notUnique: req.t('error:valueMustBeUnique'),
  }) ??
  restError(error) ??
  restError(await sessionReadError(req))
