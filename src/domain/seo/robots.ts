import { CLOSED_PARAMETERS } from './landing'

/**
 * What crawlers leave alone: calls, which are no pages, and lists by filters, whose number has no limit. Personal pages
 * are not here: each says `noindex`, which a crawler that may not read it never sees. A machine reads these words, so
 * they are nobody's to change.
 */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    ...CLOSED_PARAMETERS.map((name) => `Disallow: /search*?*${name}=`),
    // A browser may write the bracket of `range[price]` as %5B.
    'Disallow: /search*?*range',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
