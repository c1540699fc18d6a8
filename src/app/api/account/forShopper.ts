import { ownPath } from '@/features/accounts/ownPath.rules'
import { signInHref } from '@/features/accounts/signInHref.rules'
import type { Shopper } from '@/features/accounts/row'
import { sessionIn } from '@/features/accounts/cookies'
import { readSession } from '@/features/accounts/sessions'
import { failure, json } from '@/app/api/cars/answers'
import { seeOther } from '@/app/api/forms/plainPages'
import { SIGNED_OUT, signInFirst } from '@/app/api/forms/signInFirst'
import { forSignIn, type SignInForm } from '@/app/api/sign-in/forSignIn'

export interface ShopperForm extends SignInForm {
  shopper: Shopper
  /** For a plain form, a redirect to the page that it names, or to the account. */
  done(body?: object): Response
}

export const forShopper = (
  request: Request,
  handle: (form: ShopperForm) => Promise<Response>,
  fail: (status: number, error: string) => Response = failure,
): Promise<Response> =>
  forSignIn(
    request,
    async (form) => {
      const { site, plain, values } = form
      const shopper = await readSession(site, sessionIn(request.headers.get('cookie')), Date.now())
      const page = ownPath(values.redirect) ?? '/account'
      if (!shopper) {
        if (plain) return seeOther(signInHref({ redirect: page, back: '/' }))
        return fail === failure ? signInFirst({ site, request }, { redirect: page }) : fail(401, SIGNED_OUT)
      }
      return handle({
        ...form,
        shopper,
        done: (body = {}) => (plain ? seeOther(page) : json({ success: true, ...body })),
      })
    },
    fail,
  )
