/** One page of each type of a dealer's website. */
import type { APIRequestContext } from '@playwright/test'
import { isFull } from '../helpers/full'
import { pagesByType, sitemapPaths } from '../helpers/sitemap'
import { ask } from './fixtures'
import { TENANTS } from './setup'

export const pathsOf = (request: APIRequestContext, tenant: string): Promise<string[]> =>
  sitemapPaths(async (at) => (await ask(request, tenant, at)).text())

/** With `more`, which no sitemap names. `npm test` looks at a type at one of the dealers that have it, by turns. */
export async function typesOf(
  request: APIRequestContext,
  tenant: string,
  more: readonly string[] = [],
): Promise<string[]> {
  const dealers = await Promise.all(
    TENANTS.map(async (dealer) => ({
      dealer,
      pages: pagesByType([...(await pathsOf(request, dealer)), ...more]),
    })),
  )
  const types = [...new Set(dealers.flatMap(({ pages }) => [...pages.keys()]))].sort()
  return types.flatMap((type, at) => {
    const having = dealers.filter(({ pages }) => pages.has(type))
    const one = isFull ? having.find(({ dealer }) => dealer === tenant) : having[at % having.length]
    return one?.dealer === tenant ? (one.pages.get(type) ?? []) : []
  })
}
