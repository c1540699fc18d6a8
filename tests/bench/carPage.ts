import type { SiteServer } from './siteServer'

export const HOST = 'westside-motors.localhost'
export const LIST = '/search/used-cars'

/** The first car of the dealer's list. */
export async function carPage(site: SiteServer): Promise<string> {
  const found = /href="(\/cars\/[^"#?/]+)"/.exec(await (await site.get(HOST, LIST)).text())?.[1]
  if (!found) throw new Error('The list names no car')
  return found
}
