import 'server-only'
import { randomUUID } from 'node:crypto'
import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { type FailureName, isFailure } from '@/features/accounts/failures.rules'
import { isClosed } from '@/core/dealer/links/closedPaths'
import { kindOf, type LoginKind, readLink, type Typed } from '@/features/accounts/login.rules'
import { readPlace } from '@/features/accounts/readPlace.rules'
import { signInHref, type SignInPlace } from '@/features/accounts/signInHref.rules'
import { spokenPhone } from '@/core/place/phones/phones'
import type { Site } from '@/core/dealer/views'
import { canText } from '@/integrations/sms'
import { findAsk, secondsToWait } from '@/features/accounts/codeRequests'
import { requestedIn, storedTypedIn } from '@/features/accounts/cookies'
import { rowOfLink } from '@/features/accounts/prove'
import type { CodeRow } from '@/features/accounts/row'
import { siteOfHost } from '@/app/(site)/sites/[host]/_lib/site'
import { leadOn } from '@/app/(site)/sites/[host]/_lib/leadOn'
import { currentShopper, queryOf, type SearchParams } from '@/app/(site)/sites/[host]/_lib/passGate'

export interface SignInView {
  site: Site
  place: SignInPlace
  /** The fault of the last try, which the page's address names. */
  failure: FailureName | null
  /** Which of the two addresses the form begins with, and whether there is a choice. */
  by: LoginKind
  kinds: readonly LoginKind[]
  /** What was typed in the form that was refused. */
  typed: Typed | null
  /** Who the code was sent to, and in how many seconds another may follow. */
  requested: { login: string; text: string; kind: LoginKind; wait: number } | null
  /** The ask of a mailed link; the button uses it up, opening the page does not. */
  link: { token: string; login: string; target: string | null } | null
  /** Marks a form, so that the server notices when it comes twice. */
  key: string
}

const requestView = (ask: CodeRow, now: number): SignInView['requested'] => {
  const { login } = ask
  const kind = kindOf(login)
  return { login, kind, text: kind === 'phone' ? spokenPhone(login) : login, wait: secondsToWait(ask, now) }
}

async function linkView(site: Site, input: unknown, now: number): Promise<SignInView['link']> {
  const token = readLink(input)
  const row = token && (await rowOfLink(site, token, now))
  return row && !row.proved_at ? { token, login: row.login, target: row.target } : null
}

const kindsFor = ({ add }: SignInPlace): LoginKind[] => {
  if (add) return [add]
  return canText() ? ['phone', 'email'] : ['email']
}

/** After these the form offers the email field first. */
const BY_EMAIL: ReadonlySet<FailureName> = new Set(['email', 'text', 'manyTexts'])

/** A signed-in shopper is redirected to the target, unless another address is to be added. */
export async function readSignIn(host: string, searchParams: SearchParams): Promise<SignInView> {
  const site = await siteOfHost(host)
  if (!site) notFound()
  if (isClosed('/sign-in', site.config)) return leadOn(site, '/sign-in', queryOf(searchParams))
  const place = readPlace(searchParams)
  const shopper = await currentShopper(site)
  if (shopper && !place.add) redirect(place.redirect ?? '/account')
  if (!shopper && place.add) redirect(signInHref({ redirect: place.redirect ?? '/account', back: '/' }))
  const now = Date.now()
  const cookies = (await headers()).get('cookie')
  const ask = place.step === 'code' ? await findAsk(site, requestedIn(cookies), now) : null
  const requested = ask && requestView(ask, now)
  const link = await linkView(site, searchParams.link, now)
  const kinds = kindsFor(place)
  const isDead = searchParams.link !== undefined && !link
  const failure = isFailure(place.error) ? place.error : isDead ? 'link' : null
  const [first = 'email'] = kinds
  const typed = failure && !requested ? storedTypedIn(cookies) : null
  const by = failure && BY_EMAIL.has(failure) ? 'email' : (requested?.kind ?? typed?.kind ?? first)
  return {
    site,
    place,
    failure,
    kinds,
    by: kinds.includes(by) ? by : first,
    typed,
    requested,
    link,
    key: randomUUID(),
  }
}
