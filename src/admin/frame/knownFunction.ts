import { isRecord } from '@/lib/isRecord'

class UnknownFunction extends Error {}

/** Payload looks up a server function by name in a plain object, which also has `constructor` and `toString`. */
export function knownFunction<Call extends { name: unknown }>(call: Call): Call {
  const name = isRecord(call) ? call.name : undefined
  if (typeof name === 'string' && !(name in Object.prototype)) return call
  throw new UnknownFunction(`Unknown Server Function: ${String(name)}`)
}

/** Nobody is signed in, or may not do this. By the status, not the class: a build may hold the class twice. */
const isRefusal = (error: unknown): boolean =>
  error instanceof UnknownFunction ||
  (error instanceof Error &&
    (('status' in error && (error.status === 401 || error.status === 403)) ||
      /^Unknown Server Function|^Unauthorized/.test(error.message)))

/** What a screen reads as nothing to show. A posted call of a stranger is no fault of the program, with a 500 and a stack. */
export async function orNothing<Result>(run: () => Promise<Result>): Promise<Result | null> {
  try {
    return await run()
  } catch (error) {
    if (isRefusal(error)) return null
    throw error
  }
}
