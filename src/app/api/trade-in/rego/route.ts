import { readPlate } from '@/features/trade-in/plate.rules'
import { lookUp } from '@/features/trade-in/complete'
import { json } from '@/app/api/cars/answers'
import { forTrade, refuse } from '@/app/api/trade-in/forTrade'
import { methods } from '@/app/api/methods'
import { phrase, t } from '@/lib/words'

const WORDS = {
  found: null,
  none: phrase('No car with this plate in this state. Check it, or choose make, model and year.'),
  unavailable: phrase('Plates cannot be looked up just now. Choose make, model and year instead.'),
}

/** `{available, rego, regoState, car, message}`; `car` is null when it is not found. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: (request: Request): Promise<Response> =>
    forTrade(request, 'rego', async (site, url) => {
      const requested = url.searchParams
      const plate = readPlate(requested.get('rego'), requested.get('regoState'), site.config.country)
      if (!plate.ok) return refuse(false, 422, [{ path: plate.path, message: plate.message }])
      const { rego, regoState } = plate
      const looked = await lookUp({ rego, regoState })
      const words = WORDS[looked.kind]
      return json({
        available: looked.kind !== 'unavailable',
        rego,
        regoState,
        car: looked.kind === 'found' ? looked.car : null,
        message: words && t(words),
      })
    }),
})
