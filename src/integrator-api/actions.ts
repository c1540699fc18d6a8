import { batchCars } from './cars'
import { openFeedCall } from './feeds'
import { notFound } from './problem'
import type { Call } from './withKey'

/** POSTs on a dealership that are not on one car. */
export async function dealershipAction(
  call: Call<{ dealership: string; action: string }>,
): Promise<Response> {
  switch (call.params.action) {
    case 'cars:batch':
    case 'cars%3Abatch':
    case 'cars%3abatch':
      return batchCars(call)
    case 'feeds':
      return openFeedCall(call)
    default:
      throw notFound()
  }
}
