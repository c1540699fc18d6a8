import { rename } from '@/shoppers/rename'
import { forShopper } from '@/app/api/account/forShopper'
import { methods } from '@/app/api/methods'
import { phrase } from '@/lib/words'

/** {name}: {success}; 422 for more than 120 letters. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: (request: Request): Promise<Response> =>
    forShopper(request, async ({ shopper, values, done, refuse }) =>
      (await rename(shopper, values.name))
        ? done()
        : refuse(422, 'name', 'name', phrase('Use at most 120 characters.')),
    ),
})
