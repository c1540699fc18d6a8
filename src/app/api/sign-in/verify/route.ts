import { moveSavedCars } from '@/features/saved-searches/savedCars'
import { FAILURES } from '@/features/accounts/failures.rules'
import { kindOf, readCode, readLink, readLogin } from '@/features/accounts/login.rules'
import { findAsk } from '@/features/accounts/codeRequests'
import { requestedIn, forgetRequestCookie, sessionIn, signedInCookies } from '@/features/accounts/cookies'
import { countTry } from '@/features/accounts/limits'
import type { Proof } from '@/features/accounts/prove'
import { readSession } from '@/features/accounts/sessions'
import { addLogin, signIn } from '@/features/accounts/signIn'
import { methods } from '@/app/api/methods'
import { seeOther } from '@/app/api/forms/plainPages'
import { json } from '@/app/api/cars/answers'
import { forSignIn, type SignInForm, withCookies } from '@/app/api/sign-in/forSignIn'

/** Null also for a code with an address that this browser did not ask for. */
async function proofOf({ site, request, values }: SignInForm, now: number): Promise<Proof | null> {
  const link = readLink(values.link)
  if (link) return { link }
  const code = readCode(values.code)
  const nonce = requestedIn(request.headers.get('cookie'))
  if (!code || !nonce) return null
  const input = readLogin(values, site.config.country)
  if (typeof input === 'string') return { nonce, code }
  return (await findAsk(site, nonce, now))?.login === input.login ? { nonce, code } : null
}

type Verified = { target: string; cookies: string[] }

async function prove(
  { site, request, place }: SignInForm,
  proof: Proof,
  now: number,
): Promise<Verified | 'taken' | null> {
  const target = place.redirect ?? '/account'
  if (place.add) {
    const shopper = await readSession(site, sessionIn(request.headers.get('cookie')), now)
    const added = shopper && (await addLogin(site, shopper, proof, now))
    if (!added || added === 'taken') return added
    if (kindOf(added.login) === 'email') await moveSavedCars(site, shopper, added.login)
    return { target, cookies: [] }
  }
  const signed = await signIn(site, proof, now)
  return (
    signed && {
      target: 'link' in proof ? (signed.target ?? target) : target,
      cookies: signedInCookies(signed.session, true),
    }
  )
}

async function verify(form: SignInForm): Promise<Response> {
  const { values, plain, address, refuse } = form
  const counted = await countTry(address)
  if (!counted.ok) return refuse(429, 'limit', '', FAILURES.limit, counted.retryAfter)
  const now = Date.now()
  const proof = await proofOf(form, now)
  const proved = proof && (await prove(form, proof, now))
  if (!proved || proved === 'taken') {
    const name = proved ?? (values.link === undefined ? 'code' : 'link')
    return refuse(422, name, name === 'link' ? 'link' : 'code', FAILURES[name])
  }
  const { target, cookies } = proved
  const answer = plain ? seeOther(target) : json({ success: true, redirect: target })
  return withCookies(answer, [...cookies, forgetRequestCookie()])
}

/**
 * The six digits, in the browser that asked for them, or the mail's `link`: 200 {success, redirect} and the cookie, also
 * when repeated within seconds; the same 422 for a wrong, used or expired one; 429. With `add` the address is added.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: (request: Request): Promise<Response> => forSignIn(request, verify),
})
