import { batchCars } from './cars'
import { notFound } from './problem'
import type { Call } from './withKey'

/** POSTs on a dealership that are not on one car. */
export async function dealershipAction(call: Call<{ dealership: string; action: string }>): Promise<Response> {
  switch (call.params.action) {
    case 'cars:batch':
    case 'cars%3Abatch':
    case 'cars%3abatch':
      return batchCars(call)
    default:
      throw notFound()
  }
}
