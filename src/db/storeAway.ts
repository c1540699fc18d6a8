const AWAY = /^Mongo(?:ose)?(?:ServerSelection|Network|NetworkTimeout|PoolCleared|NotConnected|TopologyClosed|ServerClosed)/
const BLOCKED = /^SQLITE_(?:BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY)/

/** Whether the database did not answer or could not write, as opposed to a fault of ours: the same call may succeed later. */
export function isStoreAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code: unknown = Reflect.get(error, 'code')
  return AWAY.test(error.name) || (typeof code === 'string' && BLOCKED.test(code)) || isStoreAway(error.cause)
}
