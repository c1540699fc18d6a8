const UNREACHABLE =
  /^Mongo(?:ose)?(?:ServerSelection|Network|NetworkTimeout|PoolCleared|NotConnected|TopologyClosed|ServerClosed)/
/** MongoDB codes of a server that stops, starts or steps down: drivers retry after these. */
const HANDING_OVER = new Set<unknown>([6, 7, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436])
const BLOCKED = /^SQLITE_(?:BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY)/

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
