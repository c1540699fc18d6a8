import { sessionIn, signedOutCookies } from '@/features/accounts/cookies'
import { endSession } from '@/features/accounts/sessions'
import { methods } from '@/app/api/methods'
import { seeOther } from '@/app/api/forms/plainPages'
import { json } from '@/app/api/cars/answers'
import { forSignIn, type SignInForm, withCookies } from '@/app/api/sign-in/forSignIn'

async function signOut({ site, request, values, plain }: SignInForm): Promise<Response> {
  const everywhere = values.everywhere === true || values.everywhere === '1'
  await endSession(site, sessionIn(request.headers.get('cookie')), everywhere)
  const answer = withCookies(plain ? seeOther('/') : json({ success: true }), signedOutCookies())
  // The next person at this device must not find the shopper's cars or the details typed into forms.
  answer.headers.set('clear-site-data', '"storage"')
  return answer
}

/** With `everywhere` on all devices. 200 {success}, also when nobody was signed in. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: (request: Request): Promise<Response> => forSignIn(request, signOut),
})
