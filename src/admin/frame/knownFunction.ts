import { isRecord } from '@/lib/isRecord'
import { isFunctionName, isRefusedCall, unknownFunction } from '@/lib/payloadContract'

/** @throws for a name that Payload's look-up would find by accident */
export function knownFunction<Call extends { name: unknown }>(call: Call): Call {
  const name = isRecord(call) ? call.name : undefined
  if (isFunctionName(name)) return call
  throw unknownFunction(name)
}

/** What a screen reads as nothing to show. A posted call of a stranger is no fault of the program, with a 500 and a stack. */
export async function orNothing<Result>(run: () => Promise<Result>): Promise<Result | null> {
  try {
    return await run()
  } catch (error) {
    if (isRefusedCall(error)) return null
    throw error
  }
}
