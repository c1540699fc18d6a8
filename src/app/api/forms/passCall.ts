import { gateBefore } from '@/core/dealer/links/gates'
import { signInHref } from '@/features/accounts/signInHref.rules'
import type { Site } from '@/core/dealer/views'
import { sessionIn } from '@/features/accounts/cookies'
import type { Shopper } from '@/features/accounts/row'
import { readSession } from '@/features/accounts/sessions'
import { withoutOwnKey } from '@/lib/ownLinks'
import { seeOther } from './plainPages'
import type { PostedForm } from './readForm'
import { signInFirst } from './signInFirst'

interface Gated {
  request: Request
  site: Site
  form: Pick<PostedForm, 'plain'>
  /** The page whose gate also protects the call. */
  page: string
  /** Where the sign-in returns to; by default the page. */
  redirect?: string
}

/** The same for calls as `passGate` for pages: the shopper, or the sign-in where the dealer requires it. */
export async function passCall({
  request,
  site,
  form,
  page,
  redirect = page,
}: Gated): Promise<{ shopper: Shopper | null } | Response> {
  const session = site.config.features.signIn ? sessionIn(request.headers.get('cookie')) : null
  const shopper = session ? await readSession(site, session, Date.now()) : null
  const gate = gateBefore(page, site.config)
  if (!gate || shopper) return { shopper }
  const place = { type: gate, redirect: withoutOwnKey(redirect) }
  return form.plain ? seeOther(signInHref({ ...place, back: '/' })) : signInFirst({ site, request }, place)
}
