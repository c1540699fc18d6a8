import { siteOfRequest } from '@/core/dealer/read/sites'
import { signInHref, type SignInPlace } from '@/features/accounts/signInHref.rules'
import { readPlace } from '@/features/accounts/readPlace.rules'
import type { Site } from '@/core/dealer/views'
import { readBody } from '@/lib/requestBody'
import { failure, json, withSite } from '@/app/api/cars/answers'
import { isFromOtherSite, OTHER_SITE } from '@/app/api/forms/otherSite'
import { seeOther } from '@/app/api/forms/plainPages'
import { postedForm, type PostedForm } from '@/app/api/forms/readForm'
import { t } from '@/lib/words'
import { translateFaults } from '@/app/api/forms/translateFaults'

export const withCookies = (response: Response, cookies: readonly string[]): Response => {
  for (const one of cookies) response.headers.append('set-cookie', one)
  return response
}

export interface SignInForm {
  site: Site
  request: Request
  /** For a call that asks for a proof of work: the values too may come from its other check. */
  posted(): PostedForm | Response
  values: Record<string, unknown>
  plain: boolean
  place: SignInPlace
  address: string
  /** A sentence for a program; for a plain form, a page with that sentence, found by its name. */
  refuse(status: number, name: string, path: string, message: string, retryAfter?: number): Response
}

/** Runs a handler for a site with sign-in: 404 elsewhere, 403 from a page of another site, in the words of `fail`. */
export function forSignIn(
  request: Request,
  handle: (form: SignInForm) => Promise<Response>,
  fail: (status: number, error: string) => Response = failure,
): Promise<Response> {
  const offering = async (): Promise<Site | null> => {
    const site = await siteOfRequest(request)
    return site?.config.features.signIn ? site : null
  }
  return withSite(
    offering,
    new URL(request.url).pathname,
    async (site) => {
      if (isFromOtherSite(request, site)) return fail(403, OTHER_SITE)
      const body = await readBody(request)
      if (!body.ok) return fail(body.status, body.error)
      const place = readPlace(body.values)
      return handle({
        site,
        request,
        posted: () => postedForm(request, site, body),
        values: body.values,
        plain: body.plainForm,
        place,
        address: request.headers.get('x-forecourt-ip') ?? '',
        refuse: (status, name, path, message, retryAfter) =>
          body.plainForm
            ? seeOther(signInHref({ ...place, error: name }))
            : json(
                {
                  error: t('Please fix the following errors:'),
                  errors: translateFaults([{ path, message }]),
                },
                status,
                retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
              ),
      })
    },
    fail,
  )
}
