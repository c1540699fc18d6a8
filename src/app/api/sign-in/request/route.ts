import { LOGIN_FAULTS, readLogin } from '@/domain/shoppers/login'
import { signInHref } from '@/domain/shoppers/signInHref'
import { canText } from '@/integrations/sms'
import { askedCookie } from '@/shoppers/cookies'
import { countRequest } from '@/shoppers/limits'
import { requestCode } from '@/shoppers/logins'
import { methods } from '@/app/api/methods'
import { seeOther } from '@/app/api/forms/plainPages'
import { forSignIn, json, type SignInForm, withCookies } from '@/app/api/sign-in/forSignIn'
import { FAILURES } from '@/domain/shoppers/failures'

async function send({ site, values, plain, place, address, refuse }: SignInForm): Promise<Response> {
  const read = readLogin(values)
  if (typeof read === 'string') return refuse(422, read, read, LOGIN_FAULTS[read])
  if (read.kind === 'phone' && !canText()) return refuse(422, 'text', 'phone', FAILURES.text)
  const counted = await countRequest(site.tenant.id, read.login, address)
  if (!counted.ok) return refuse(429, 'limit', '', FAILURES.limit, counted.retryAfter)
  await requestCode(site, read.login, Date.now())
  const answer = plain ? seeOther(signInHref({ ...place, step: 'code' })) : json(200, { success: true })
  return withCookies(answer, [askedCookie(read.login)])
}

/**
 * Sends a code to `email` or `phone`: 200 {success} whether the address is known or not; 422 when it is no
 * address; 429 with Retry-After. A form without JavaScript is led to the page that asks for the code.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: (request: Request): Promise<Response> => forSignIn(request, send),
})
