import { batchCars } from './cars'
import { openFeedCall } from './feeds'
import { notFound } from './problem'
import type { Call } from './withKey'

const ACTIONS = new Map([
  ['cars:batch', batchCars],
  ['feeds', openFeedCall],
])
/** Next does not decode the path segment. */
const actionOf = (action: string) => ACTIONS.get(action.replace(/%3a/i, ':'))

export const isDealershipAction = (action: string): boolean => actionOf(action) !== undefined

export async function dealershipAction(
  call: Call<{ dealership: string; action: string }>,
): Promise<Response> {
  const handle = actionOf(call.params.action)
  if (!handle) throw notFound()
  return handle(call)
}
