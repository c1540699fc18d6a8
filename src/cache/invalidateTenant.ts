import { invalidate } from './invalidate'
import { carTag, siteTag, stockTag } from './tags'

/** Content or configuration changed: every page of these hosts is new at its next view. */
export function siteChanged(hosts: string[]): Promise<void> {
  return invalidate(hosts.map(siteTag))
}

/** Which cars are shown, or their order, changed: lists, home and search. */
export function stockChanged(hosts: string[]): Promise<void> {
  return invalidate(hosts.map(stockTag))
}

/** Facts of these cars changed: their own pages, which show the database. Lists show the index, and follow when it has. */
export function carPagesChanged(hosts: string[], slugs: string[]): Promise<void> {
  return invalidate(hosts.flatMap((host) => slugs.map((slug) => carTag(host, slug))))
}

/** Facts of these cars changed: their pages, and the lists that show them. Call it once per batch. */
export function carsChanged(hosts: string[], slugs: string[]): Promise<void> {
  return invalidate(hosts.flatMap((host) => [stockTag(host), ...slugs.map((slug) => carTag(host, slug))]))
}
