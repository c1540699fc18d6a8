import type { Need } from './need'

export interface FeedFacts {
  id: string
  tenant: string
  dealership_id: string
  state: string
  missing: number
  held_reason: string
  /** Epoch milliseconds. */
  at: number
}

const sentence = (text: string): string => (text ? `${text.charAt(0).toUpperCase()}${text.slice(1)}. ` : '')
const titleOf = (missing: number): string =>
  missing === 1
    ? 'The stock feed would take one car off the website, so we held it'
    : `The stock feed would take ${missing} cars off the website, so we held it`

/** A feed that is held until a person decides; one that a newer feed has replaced waits for nobody. */
export function heldFeeds(feeds: readonly FeedFacts[]): Need[] {
  const newest = new Map<string, FeedFacts>()
  for (const feed of feeds) {
    const known = newest.get(feed.dealership_id)
    if (!known || known.at < feed.at) newest.set(feed.dealership_id, feed)
  }
  return [...newest.values()]
    .filter(({ state }) => state === 'held')
    .map(({ id, tenant, missing, held_reason, at }) => ({
      id: `feed ${id}`,
      tenant,
      tone: 'bad',
      due: at,
      title: missing ? titleOf(missing) : 'A stock feed looked wrong, so we held it',
      why: `${sentence(held_reason)}No car was taken off.`,
      act: 'See the feed',
      href: `/admin/collections/stock-feeds/${id}`,
    }))
}
