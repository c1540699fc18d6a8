import 'server-only'
import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { cache } from 'react'
import { gateBefore } from '@/domain/shoppers/gates'
import { isClosed } from '@/domain/shoppers/closedPaths'
import { ownPath } from '@/domain/shoppers/ownPath'
import { signInHref } from '@/domain/shoppers/signInHref'
import type { Site } from '@/domain/views'
import type { Shopper } from '@/shoppers/row'
import { sessionIn } from '@/shoppers/cookies'
import { readSession } from '@/shoppers/sessions'

export type SearchParams = Record<string, string | string[] | undefined>

/** The signed-in shopper of this request; null for everybody else. Only for pages that are never cached. */
export const currentShopper = cache(async (site: Site): Promise<Shopper | null> => {
  if (!site.config.features.signIn) return null
  return readSession(site, sessionIn((await headers()).get('cookie')), Date.now())
})

/** The address as it was asked for: a shopper comes back to it with every parameter. */
export const withQuery = (path: string, searchParams: SearchParams): string => {
  const query = new URLSearchParams(
    Object.entries(searchParams).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one])),
  ).toString()
  return query ? `${path}?${query}` : path
}

/** The page that led here, when it is one of this site; else the front page. */
export async function cameFrom({ host }: Site): Promise<string> {
  const referer = (await headers()).get('referer') ?? ''
  if (!URL.canParse(referer) || new URL(referer).hostname !== host) return '/'
  const { pathname, search } = new URL(referer)
  return ownPath(pathname + search) ?? '/'
}

/**
 * What every page that a dealer can switch off or gate calls first, with its own path and parameters:
 * `const shopper = await passGate(site, '/spin-to-win', await searchParams)`. A feature that is off is a 404
 * by address too. Behind a gate of this dealer, a signed-out visitor is led to the sign-in with `type`,
 * `redirect` (this address with its query) and `back`. Returns the shopper, or null where the page is open.
 * The paths are those of `domain/shoppers/gates`; the page cache leaves out those of this dealer.
 */
export async function passGate(
  site: Site,
  path: string,
  searchParams: SearchParams,
): Promise<Shopper | null> {
  if (isClosed(path, site.config)) notFound()
  const gate = gateBefore(path, site.config)
  if (!gate) return null
  const shopper = await currentShopper(site)
  if (shopper) return shopper
  const back = await cameFrom(site)
  return redirect(signInHref({ type: gate, redirect: withQuery(path, searchParams), back }))
}
