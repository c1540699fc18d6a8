/** The addresses that a dealer's sitemap names. */
export async function sitemapPaths(read: (path: string) => Promise<string>): Promise<string[]> {
  const pathsIn = (xml: string) =>
    [...xml.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, at]) => at || '/')
  const files = await Promise.all(pathsIn(await read('/sitemap.xml')).map(read))
  return files.flatMap(pathsIn)
}

const FAMILIES = /^\/(cars|offers|locations|blog|search)\/.*/

/** Cars, models, offers, places, posts and lists of one kind differ only in what they show: the last one of each, by its type. */
export function pagesByType(paths: readonly string[]): Map<string, string> {
  const makes = paths.flatMap((at) => /^\/search\/([\w-]+)$/.exec(at)?.[1] ?? [])
  const typeOf = (at: string): string =>
    makes.some((make) => at.startsWith(`/${make}-`)) ? '/model' : at.replace(FAMILIES, '/$1/')
  return new Map(paths.map((at) => [typeOf(at), at]))
}

export const oneOfEachType = (paths: readonly string[]): string[] => [...pagesByType(paths).values()]

/** Pages that are in no sitemap. */
export const UNLISTED = [
  ...['/search?query=zzzzzzzz', '/garage', '/compare', '/watchlist', '/account', '/sign-in?type=watchlist'],
  ...['/success?ref=L2345678A', '/review-feedback', '/contact', '/spin-to-win', '/online-payment'],
  ...['/cars/no-such-car', '/no-such-page', '/models/get-quote', '/parts/search', '/blog/vehicle-reviews'],
]
