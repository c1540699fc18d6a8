import { moveSavedCars } from '@/alerts/savedCars'
import { FAILURES } from '@/domain/shoppers/failures'
import { kindOf, type Login, readCode, readLogin } from '@/domain/shoppers/login'
import type { SignInPlace } from '@/domain/shoppers/signInHref'
import type { Site } from '@/domain/views'
import { askedIn, forgetAskedCookie, sessionIn, signedInCookies } from '@/shoppers/cookies'
import { countTry } from '@/shoppers/limits'
import { readSession } from '@/shoppers/sessions'
import { addLogin, signIn } from '@/shoppers/signIn'
import { methods } from '@/app/api/methods'
import { seeOther } from '@/app/api/forms/plainPages'
import { forSignIn, json, type SignInForm, withCookies } from '@/app/api/sign-in/forSignIn'

/** The address of the body, or the one that this browser asked a code for. */
function loginOf({ values, request }: SignInForm): Login | null {
  const given = readLogin(values)
  if (typeof given !== 'string') return given
  const asked = askedIn(request.headers.get('cookie')) ?? ''
  const read = readLogin(asked.includes('@') ? { email: asked } : { phone: asked })
  return typeof read === 'string' ? null : read
}

async function prove(
  site: Site,
  { add }: SignInPlace,
  cookies: string | null,
  login: string,
  code: string,
): Promise<{ cookies: string[] } | 'code' | 'taken'> {
  const now = Date.now()
  if (add) {
    const shopper = await readSession(site, sessionIn(cookies), now)
    if (!shopper) return 'code'
    const added = await addLogin(site, shopper, login, code, now)
    if (added === 'added' && kindOf(login) === 'email') await moveSavedCars(site, shopper, login)
    return added === 'added' ? { cookies: [] } : (added ?? 'code')
  }
  const session = await signIn(site, login, code, now)
  return session ? { cookies: signedInCookies(session, true) } : 'code'
}

async function verify(form: SignInForm): Promise<Response> {
  const { site, request, values, plain, place, address, refuse } = form
  const wrong = (name: 'code' | 'taken') => refuse(422, name, 'code', FAILURES[name])
  const login = loginOf(form)?.login
  const counted = await countTry(site.tenant.id, login ?? '', address)
  if (!counted.ok) return refuse(429, 'limit', '', FAILURES.limit, counted.retryAfter)
  const code = readCode(values.code)
  if (!login || !code) return wrong('code')
  const proved = await prove(site, place, request.headers.get('cookie'), login, code)
  if (typeof proved === 'string') return wrong(proved)
  const answer = plain
    ? seeOther(place.redirect ?? '/account')
    : json(200, { success: true, redirect: place.redirect ?? '/account' })
  return withCookies(answer, [...proved.cookies, forgetAskedCookie()])
}

/**
 * Signs in with the six digits: 200 {success, redirect} and the session's cookie; 422 for a code that is
 * wrong, used or too old, all alike; 429. With `add` the address becomes one of the signed-in shopper's.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: (request: Request): Promise<Response> => forSignIn(request, verify),
})
