import { CLOSED_PARAMETERS } from './landing'

/**
 * What crawlers must not read: calls, which are no pages, and lists by filters, whose number has no limit. Personal pages
 * are not here: each says `noindex`, which a crawler has to read to obey. No dealer can change these words: only
 * machines read them. An unlisted site stays open to crawlers for the same reason, and names no sitemap.
 */
export const robotsText = (origin: string, unlisted = false): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    ...CLOSED_PARAMETERS.map((name) => `Disallow: /search*?*${name}=`),
    // A browser may write the bracket of `range[price]` as %5B.
    'Disallow: /search*?*range',
    'Disallow: /search*?*not',
    '',
    ...(unlisted ? [] : [`Sitemap: ${origin}/sitemap.xml`, '']),
  ].join('\n')
