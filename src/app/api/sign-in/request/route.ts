import { FAILURES } from '@/features/accounts/failures.rules'
import { kindOf, LOGIN_FAULTS, readLogin, typedIn } from '@/features/accounts/login.rules'
import { readPlace } from '@/features/accounts/readPlace.rules'
import { signInHref } from '@/features/accounts/signInHref.rules'
import { canText } from '@/integrations/sms'
import {
  type Ask,
  beginAsk,
  dropAsk,
  findAsk,
  secondsToWait,
  sendCode,
  textsAreScarce,
} from '@/features/accounts/codeRequests'
import { nonceFor } from '@/features/accounts/code'
import { requestCookie, requestedIn, typedCookie } from '@/features/accounts/cookies'
import { countAsker, countRequest } from '@/features/accounts/limits'
import { methods } from '@/app/api/methods'
import { seeOther } from '@/app/api/forms/plainPages'
import type { PostedForm } from '@/app/api/forms/readForm'
import { json } from '@/app/api/cars/answers'
import { t } from '@/lib/words'
import { forSignIn, type SignInForm, withCookies } from '@/app/api/sign-in/forSignIn'

type AskForm = Omit<SignInForm, 'posted'> & { posted: PostedForm }

/** A form that is sent twice is one ask; after Back, the same form with another address is another one. */
function nonceOf({ site, request, values }: AskForm, login: string): string {
  const header = request.headers.get('idempotency-key')?.slice(0, 200)
  const ofForm = typeof values.key === 'string' && values.key ? `${values.key.slice(0, 200)} ${login}` : null
  return nonceFor(site.tenant.id, header || ofForm)
}

/** The page of a refused plain form shows what was typed. */
const keepTyped = (form: AskForm): AskForm => ({
  ...form,
  refuse: (...notice) => {
    const refused = form.refuse(...notice)
    return form.plain ? withCookies(refused, [typedCookie(typedIn(form.values))]) : refused
  },
})

/** Null when a code may be sent. Counted in somebody's name only after the proof, so that a script without one closes nothing. */
async function admit({ posted, address, refuse }: AskForm, login: string): Promise<Response | null> {
  const proof = await posted.prove()
  if (proof !== 'good') return posted.unproved(proof)
  const counted = await countRequest(login, address)
  if (counted.ok) return null
  const name = kindOf(login) === 'phone' ? 'manyTexts' : 'limit'
  return refuse(429, name, '', FAILURES[name], counted.retryAfter)
}

async function send(form: AskForm): Promise<Response> {
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
  const earlier = requestedIn(form.request.headers.get('cookie'))
  const last = earlier === ask.nonce ? null : await findAsk(site, earlier, now)
  const wait = last?.login === login ? secondsToWait(last, now) : 0
  // This browser asked for it, perhaps in another tab: the code can be typed in this one too.
  if (wait)
    return plain
      ? seeOther(signInHref({ ...place, step: 'code', error: 'again' }))
      : refuse(429, 'again', '', FAILURES.again, wait)
  const asker = await countAsker(address)
  if (!asker.ok) return refuse(429, 'limit', '', FAILURES.limit, asker.retryAfter)
  const begun = await beginAsk(site, ask, now)
  if (begun === 'other') return refuse(422, 'other', '', FAILURES.other)
  const refused = begun === 'new' ? await admit(form, login) : null
  if (refused) {
    await dropAsk(site, ask)
    return refused
  }
  if (begun === 'new') await sendCode(site, ask, now)
  const scarce = kind === 'phone' && (await textsAreScarce(site, now))
  const error = scarce ? 'texts' : null
  const answer = plain
    ? seeOther(signInHref({ ...place, step: 'code', error }))
    : json({ success: true, ...(scarce ? { message: t(FAILURES.texts) } : {}) })
  return withCookies(answer, [requestCookie(ask.nonce)])
}

/**
 * 200 {success} whether `email` or `phone` is known or not, with the cookie that the code needs; 422 when it is no
 * address or without a proof of work at `captcha`; 429 with Retry-After. The same Idempotency-Key sends one code.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: (request: Request): Promise<Response> =>
    forSignIn(request, async (form) => {
      const posted = form.posted()
      if (posted instanceof Response) return posted
      const { values } = posted
      return send(keepTyped({ ...form, posted, values, place: readPlace(values) }))
    }),
})
