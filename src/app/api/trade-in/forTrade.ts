import { findJourney, type Journey } from '@/features/trade-in/journey'
import { countTrade } from '@/features/trade-in/limits'
import type { Site } from '@/core/dealer/views'
import { failure, forSite, notFound } from '@/app/api/cars/answers'
import { plainFailure } from '@/app/api/forms/plainPages'
import type { Sender } from '@/app/api/forms/plainFrame'
import { isFromOtherSite, OTHER_SITE } from '@/app/api/forms/otherSite'
import { tooMany } from '@/app/api/forms/tooMany'
import { phrase } from '@/lib/words'
import { translateFaults } from '@/app/api/forms/translateFaults'
import type { FieldError } from '@/features/leads/parseLead'

export const UNKNOWN = phrase('This valuation is not known here, or was made more than 30 days ago.')
export const BUSY = phrase(
  'This was changed elsewhere just now, or has been sent already. Please look at it again.',
)

export const refuse = (
  plain: Sender | false,
  status: number,
  errors: readonly FieldError[],
  headers: Record<string, string> = {},
): Response => {
  if (plain) return plainFailure(plain, status, errors, headers)
  const faults = translateFaults(errors)
  return Response.json(
    { error: faults[0]?.message, errors: faults },
    { status, headers: { ...headers, 'cache-control': 'no-store' } },
  )
}

/** For a call whose body has not been read yet. */
export const wantsPage = ({ headers }: Request): boolean =>
  headers.get('accept')?.includes('text/html') === true

type What = Parameters<typeof countTrade>[0]

/** 404 where the dealer takes no trade-ins, 403 for another site, 429 over the limit. */
export const forTrade = (
  request: Request,
  what: What,
  handle: (site: Site, url: URL) => Promise<Response>,
): Promise<Response> =>
  forSite(request, async (site, url) => {
    if (!site.config.features.tradeIn) return notFound()
    if (isFromOtherSite(request, site)) return failure(403, OTHER_SITE)
    const counted = await countTrade(what, request.headers.get('x-forecourt-ip') ?? '')
    if (counted.ok) return handle(site, url)
    const plain = wantsPage(request) && { site, request }
    return tooMany(
      { refuse: (...translateFaults) => refuse(plain, ...translateFaults) },
      site,
      counted.retryAfter,
    )
  })

export const journeyOf = (site: Site, id: unknown): Promise<Journey | null> =>
  findJourney(site, id, new Date())
