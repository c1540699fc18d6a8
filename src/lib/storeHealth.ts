import { register, registered } from './registry'

/** A store over the network. An embedded one registers none: it is available as long as the process runs. */
export interface StoreHealth {
  /** Known without a request: an earlier one got no answer. */
  isUnavailable(): boolean
  /** False after half a second without an answer. */
  answers(): Promise<boolean>
}

declare module './registry' {
  interface Registry {
    storeHealth: StoreHealth
  }
}

export const registerStoreHealth = (health: StoreHealth | undefined): void => register('storeHealth', health)
export const storeIsUnavailable = (): boolean => registered('storeHealth')?.isUnavailable() ?? false
export const storeAnswers = (): Promise<boolean> =>
  registered('storeHealth')?.answers() ?? Promise.resolve(true)

const UNREACHABLE =
  /^Mongo(?:ose)?(?:ServerSelection|Network|NetworkTimeout|PoolCleared|NotConnected|TopologyClosed|ServerClosed)/
/** MongoDB codes of a server that stops, starts or steps down: drivers retry after these. */
const HANDING_OVER = new Set<unknown>([6, 7, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436])
const BLOCKED = /^SQLITE_(?:BUSY|LOCKED|IOERR|CANTOPEN|READONLY)/

/** Of SQLite, of a file beside it, of MongoDB (OutOfDiskSpace). */
const FULL = new Set<unknown>(['SQLITE_FULL', 'ENOSPC', 'EDQUOT', 14031])

/** A write found no room: it will find none until somebody makes some. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return FULL.has(Reflect.get(error, 'code')) || isDiskFull(error.cause)
}

/** Two writers changed one document at the same time: this one lost and wrote nothing. */
const WRITE_CONFLICT = 112

export function isWriteConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code: unknown = Reflect.get(error, 'code')
  return (error.name === 'MongoServerError' && code === WRITE_CONFLICT) || isWriteConflict(error.cause)
}

/** Thrown without a request to a store that has just failed to answer. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
}

/** True when the same call may succeed later; false for a fault in our code. */
export function isStoreUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (isDiskFull(error)) return true
  const { name, cause } = error
  const code: unknown = Reflect.get(error, 'code')
  if (
    name === 'StoreUnavailable' ||
    UNREACHABLE.test(name) ||
    (name === 'MongoServerError' && HANDING_OVER.has(code))
  )
    return true
  return (typeof code === 'string' && BLOCKED.test(code)) || isStoreUnavailable(cause)
}
