/** A refusal is told to the caller in its answer: for the operator it is no error, and its stack says nothing. */
import { isRefusal } from '@/lib/payloadContract'
import { recordOf } from './ids'
import { restError } from './restError'

const ERROR = 50
const TOO_MANY = 429
/** A refused query is told with its values. */
const MOST_REPORTED = 200

/** Errors without a status that are answered as the caller's mistake. */
const isMistake = (error: unknown): error is Error =>
  error instanceof Error &&
  !(error instanceof SyntaxError) &&
  (restError(error, 'multipart/form-data')?.status ?? 500) < 500

/** Undefined for an entry that says more than the error. */
const errorIn = (entry: unknown): unknown => {
  const { err, ...more } = recordOf(entry)
  return Object.keys(more).length ? undefined : err
}

interface Statement {
  info(message: string): void
  warn(message: string): void
}

/**
 * Pino's `logMethod`. Payload chooses a level by the name of the error's class, and most refusals have that of their common
 * class, which faults of the program have too.
 */
export function quietRefusals<Entry extends unknown[]>(
  this: Statement,
  entry: Entry,
  method: (this: Statement, ...entry: Entry) => void,
  level: number,
): void {
  const error = level === ERROR && entry.length === 1 ? errorIn(entry[0]) : undefined
  if (isMistake(error)) return this.info(error.message.slice(0, MOST_REPORTED))
  if (!isRefusal(error)) return method.apply(this, entry)
  // Many tries are worth a look: somebody may be guessing.
  if (error.status === TOO_MANY) return this.warn(error.message)
  return this.info(error.message)
}
