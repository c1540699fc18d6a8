import { FAILURES } from '@/domain/shoppers/failures'
import { LOGIN_FAULTS, readLogin, typedIn } from '@/domain/shoppers/login'
import { signInHref } from '@/domain/shoppers/signInHref'
import { canText } from '@/integrations/sms'
import { type Ask, beginAsk, dropAsk, findAsk, secondsToWait, sendCode } from '@/shoppers/asks'
import { nonceFor } from '@/shoppers/code'
import { askedCookie, askedIn, typedCookie } from '@/shoppers/cookies'
import { countRequest } from '@/shoppers/limits'
import { methods } from '@/app/api/methods'
import { seeOther } from '@/app/api/forms/plainPages'
import { json } from '@/app/api/cars/answers'
import { forSignIn, type SignInForm, withCookies } from '@/app/api/sign-in/forSignIn'

/** A form that is sent twice is one ask; after Back, the same form with another address is another one. */
function nonceOf({ site, request, values }: SignInForm, login: string): string {
  const header = request.headers.get('idempotency-key')?.slice(0, 200)
  const ofForm = typeof values.key === 'string' && values.key ? `${values.key.slice(0, 200)} ${login}` : null
  return nonceFor(site.tenant.id, header || ofForm)
}

/** The page of a refused plain form shows what was typed. */
const keepTyped = (form: SignInForm): SignInForm => ({
  ...form,
  refuse: (...said) => {
    const refused = form.refuse(...said)
    return form.plain ? withCookies(refused, [typedCookie(typedIn(form.values))]) : refused
  },
})

async function send(form: SignInForm): Promise<Response> {
  const { site, values, plain, place, address, refuse } = form
  const read = readLogin(values, site.config.country)
  if (typeof read === 'string') return refuse(422, read, read, LOGIN_FAULTS[read])
  const { kind, login } = read
  if (kind === 'phone' && !canText()) return refuse(422, 'text', 'phone', FAILURES.text)
  const now = Date.now()
  const ask: Ask = {
    nonce: nonceOf(form, login),
    login,
    target: place.add ? null : (place.redirect ?? '/account'),
  }
  const earlier = askedIn(form.request.headers.get('cookie'))
  const last = earlier === ask.nonce ? null : await findAsk(site, earlier, now)
  const wait = last?.login === login ? secondsToWait(last, now) : 0
  // This browser asked for it, perhaps in another tab: the code can be typed in this one too.
  if (wait)
    return plain
      ? seeOther(signInHref({ ...place, step: 'code', error: 'again' }))
      : refuse(429, 'again', '', FAILURES.again, wait)
  const begun = await beginAsk(site, ask, now)
  if (begun === 'other') return refuse(422, 'other', '', FAILURES.other)
  if (begun === 'new') {
    const counted = await countRequest(site.tenant.id, login, address)
    if (!counted.ok) {
      await dropAsk(site, ask)
      return refuse(429, 'limit', '', FAILURES.limit, counted.retryAfter)
    }
    await sendCode(site, ask, now)
  }
  const answer = plain ? seeOther(signInHref({ ...place, step: 'code' })) : json({ success: true })
  return withCookies(answer, [askedCookie(ask.nonce)])
}

/**
 * 200 {success} whether `email` or `phone` is known or not, with the cookie that the code needs; 422 when it is no
 * address; 429 with Retry-After. The same Idempotency-Key sends one code.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: (request: Request): Promise<Response> => forSignIn(request, (form) => send(keepTyped(form))),
})
