import { eraseAlerts } from '@/features/saved-searches/savedCars'
import { signedOutCookies } from '@/features/accounts/cookies'
import { eraseShopper } from '@/features/accounts/erase'
import { forShopper } from '@/app/api/account/forShopper'
import { seeOther } from '@/app/api/forms/plainPages'
import { methods } from '@/app/api/methods'
import { json } from '@/app/api/cars/answers'
import { withCookies } from '@/app/api/sign-in/forSignIn'
import { phrase } from '@/lib/words'

/** {confirm: "delete"}: {success}; 422 without that word, which the page's button sends. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: (request: Request): Promise<Response> =>
    forShopper(request, async ({ site, shopper, values, plain, refuse }) => {
      if (values.confirm !== 'delete')
        return refuse(422, 'confirm', 'confirm', phrase('Send confirm: "delete" to delete the account.'))
      await eraseAlerts(site, shopper)
      await eraseShopper(site, shopper)
      const answer = plain ? seeOther('/account/deleted') : json({ success: true })
      answer.headers.set('clear-site-data', '"storage"')
      return withCookies(answer, signedOutCookies())
    }),
})
