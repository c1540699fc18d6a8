import { ownName } from '@/features/accounts/ownName'
import { spokenPhone } from '@/core/place/phones/phones'
import { rename } from '@/features/accounts/rename'
import { json } from '@/app/api/cars/answers'
import { forShopper } from '@/app/api/account/forShopper'
import { forSignedIn } from '@/app/api/account/forSignedIn'
import { methods } from '@/app/api/methods'
import { phrase } from '@/lib/words'

/** GET: {name, email, phone} as a form has them, '' where there is none. POST {name}: {success}; 422 for more than 120 letters. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // The forms of pages ask for it: the pages are kept for everybody and name nobody.
  GET: (request: Request): Promise<Response> =>
    forSignedIn(request, async (site, shopper) => {
      const { email, phone } = shopper
      const name = await ownName(site, shopper)
      return json({ name: name ?? '', email: email ?? '', phone: phone ? spokenPhone(phone) : '' })
    }),
  POST: (request: Request): Promise<Response> =>
    forShopper(request, async ({ shopper, values, done, refuse }) =>
      (await rename(shopper, values.name))
        ? done()
        : refuse(422, 'name', 'name', phrase('Use at most 120 characters.')),
    ),
})
