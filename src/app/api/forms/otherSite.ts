import type { Site } from '@/core/dealer/views'
import { phrase } from '@/lib/words'

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).hostname : null)

/** True for a form posted from another website. Clients other than browsers send neither header. */
export function isFromOtherSite({ headers }: Request, { host }: Pick<Site, 'host'>): boolean {
  const fetchSite = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  if (fetchSite && fetchSite !== 'same-origin' && fetchSite !== 'none') return true
  return origin !== null && hostOf(origin) !== host
}

export const OTHER_SITE = phrase('This can only be sent from a page of this site.')
