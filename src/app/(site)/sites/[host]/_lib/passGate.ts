import 'server-only'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { gateBefore } from '@/core/dealer/links/gates'
import { isClosed } from '@/core/dealer/links/closedPaths'
import { ownPath } from '@/features/accounts/ownPath.rules'
import { signInHref } from '@/features/accounts/signInHref.rules'
import type { Site } from '@/core/dealer/views'
import type { Shopper } from '@/features/accounts/row'
import { sessionIn } from '@/features/accounts/cookies'
import { readSession } from '@/features/accounts/sessions'
import { withoutOwnKey } from '@/lib/ownLinks'
import { leadOn } from './leadOn'

export type SearchParams = Record<string, string | string[] | undefined>

/** The signed-in shopper of this request; null for everybody else. Only for pages that are never cached. */
export const currentShopper = cache(async (site: Site): Promise<Shopper | null> => {
  if (!site.config.features.signIn) return null
  return readSession(site, sessionIn((await headers()).get('cookie')), Date.now())
})

export const queryOf = (searchParams: SearchParams): URLSearchParams =>
  new URLSearchParams(
    Object.entries(searchParams).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one])),
  )

/** The requested address: after the sign-in a shopper returns to it with every parameter. */
export const withQuery = (path: string, searchParams: SearchParams): string => {
  const query = queryOf(searchParams).toString()
  return query ? `${path}?${query}` : path
}

/** The page with the link that was followed, if it is on this site; else the front page. */
export async function cameFrom({ host }: Site): Promise<string> {
  const referer = (await headers()).get('referer') ?? ''
  if (!URL.canParse(referer) || new URL(referer).hostname !== host) return '/'
  const { pathname, search } = new URL(referer)
  return ownPath(pathname + search) ?? '/'
}

/**
 * Every page that a dealer can switch off or gate calls this first, with its own path and parameters:
 * `const shopper = await passGate(site, '/spin-to-win', await searchParams)`. The address of a feature that is off leads
 * where the dealer's redirect says, else it is a 404. Behind a gate of this dealer, a signed-out visitor is redirected to
 * the sign-in with `type`, `redirect` and `back`. The paths are those of `domain/shoppers/gates`; the page cache leaves out
 * those of this dealer.
 */
export async function passGate(
  site: Site,
  path: string,
  searchParams: SearchParams,
): Promise<Shopper | null> {
  if (isClosed(path, site.config)) return leadOn(site, path, queryOf(searchParams))
  const gate = gateBefore(path, site.config)
  if (!gate) return null
  const shopper = await currentShopper(site)
  if (shopper) return shopper
  const back = await cameFrom(site)
  return redirect(signInHref({ type: gate, redirect: withoutOwnKey(withQuery(path, searchParams)), back }))
}
