import 'server-only'
import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { type FailureName, isFailure } from '@/domain/shoppers/failures'
import { isClosed } from '@/domain/shoppers/closedPaths'
import { kindOf, type LoginKind } from '@/domain/shoppers/login'
import { readPlace } from '@/domain/shoppers/readPlace'
import { signInHref, type SignInPlace } from '@/domain/shoppers/signInHref'
import { spokenPhone } from '@/domain/phones'
import type { Site } from '@/domain/views'
import { canText } from '@/integrations/sms'
import { askedIn } from '@/shoppers/cookies'
import { siteOfHost } from '@/app/(site)/sites/[host]/_lib/site'
import { currentShopper, type SearchParams } from '@/app/(site)/sites/[host]/_lib/passGate'

export interface SignInView {
  site: Site
  place: SignInPlace
  /** Of the last try; the page's address names it. */
  failure: FailureName | null
  /** Which of the two addresses the form begins with, and whether there is a choice. */
  by: LoginKind
  kinds: readonly LoginKind[]
  /** Who the code was sent to, as people write it. */
  asked: { login: string; text: string; kind: LoginKind } | null
}

const askedView = (login: string | null): SignInView['asked'] => {
  if (!login) return null
  const kind = kindOf(login)
  return { login, kind, text: kind === 'phone' ? spokenPhone(login) : login }
}

const kindsFor = ({ add }: SignInPlace): LoginKind[] => {
  if (add) return [add]
  return canText() ? ['phone', 'email'] : ['email']
}

/** Who is signed in already goes on to the target; another address can be added only then. */
export async function readSignIn(host: string, searchParams: SearchParams): Promise<SignInView> {
  const site = await siteOfHost(host)
  if (!site || isClosed('/sign-in', site.config)) notFound()
  const place = readPlace(searchParams)
  const shopper = await currentShopper(site)
  if (shopper && !place.add) redirect(place.redirect ?? '/account')
  if (!shopper && place.add) redirect(signInHref({ redirect: place.redirect ?? '/account', back: '/' }))
  const asked = askedView(askedIn((await headers()).get('cookie')))
  const kinds = kindsFor(place)
  const failure = isFailure(place.error) ? place.error : null
  const [first = 'email'] = kinds
  const by = failure === 'email' || failure === 'text' ? 'email' : (asked?.kind ?? first)
  return {
    site,
    place,
    failure,
    kinds,
    by: kinds.includes(by) ? by : first,
    asked: place.step === 'code' ? asked : null,
  }
}
