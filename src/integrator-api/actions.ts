import { batchCars } from './cars'
import { openFeedCall } from './feeds'
import { notFound } from './problem'
import type { Call } from './withKey'

const ACTIONS = new Map([
  ['cars:batch', batchCars],
  ['feeds', openFeedCall],
])
/** Next hands the value of an address on as it was sent. */
const actionOf = (action: string) => ACTIONS.get(action.replace(/%3a/i, ':'))

export const isDealershipAction = (action: string): boolean => actionOf(action) !== undefined

/** POSTs on a dealership that are not on one car. */
export async function dealershipAction(
  call: Call<{ dealership: string; action: string }>,
): Promise<Response> {
  const handle = actionOf(call.params.action)
  if (!handle) throw notFound()
  return handle(call)
}
