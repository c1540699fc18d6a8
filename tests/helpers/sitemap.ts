/** The addresses that a dealer's sitemap names, and what kinds of page they are. */
export async function sitemapPaths(read: (path: string) => Promise<string>): Promise<string[]> {
  const index = await read('/sitemap.xml')
  const pathsIn = (xml: string) =>
    [...xml.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, at]) => at || '/')
  const files = await Promise.all(pathsIn(index).map(read))
  return files.flatMap(pathsIn)
}

/** Cars, offers, places, posts and lists of one kind differ in what they show alone; of each, the last. */
export const oneOfEachType = (paths: readonly string[]): string[] => [
  ...new Map(
    paths.map((at) => [at.replace(/^\/(cars|offers|locations|blog|search)\/.*/, '/$1/'), at]),
  ).values(),
]
