import { moneyOr, pricePresses, type WaitingPrice } from '@/admin/stock/readPriceWaits'
import { staffMoment } from '@/admin/staffMoment'
import { staleSince } from '@/features/stock/feeds.rules'
import { rowHref } from '@/lib/adminHrefs'
import { shapeWords, type Shape } from '@/features/stock/files.rules'
import type { Need } from './need'
import { capital } from '@/lib/text'

export interface FeedFacts {
  id: string
  tenant: string
  dealership_id: string
  state: string
  missing: number
  held_reason: string
  /** Epoch milliseconds. */
  at: number
  source?: string
  file?: string
  shape?: Shape | undefined
}

const sentence = (text: string): string => (text ? `${capital(text)}. ` : '')
const titleOf = (missing: number): string =>
  missing === 1
    ? 'The stock feed would take one car off the website, so we held it'
    : `The stock feed would take ${missing} cars off the website, so we held it`

/** By dealership, because a feed that a newer one replaced needs no decision. */
function newestFeeds(feeds: readonly FeedFacts[]): FeedFacts[] {
  const newest = new Map<string, FeedFacts>()
  for (const feed of feeds) {
    const known = newest.get(feed.dealership_id)
    if (!known || known.at < feed.at) newest.set(feed.dealership_id, feed)
  }
  return [...newest.values()]
}

const hrefOf = (id: string): string => rowHref('stock-feeds', id)

export const heldFeeds = (feeds: readonly FeedFacts[]): Need[] =>
  newestFeeds(feeds)
    .filter(({ state }) => state === 'held')
    .map(({ id, tenant, missing, held_reason, at }) => ({
      id: `feed ${id}`,
      tenant,
      tone: 'bad',
      due: at,
      title: missing ? titleOf(missing) : 'A stock feed looked wrong, so we held it',
      why: `${sentence(held_reason)}Nothing of it is on the website.`,
      act: 'See the feed',
      href: hrefOf(id),
    }))

/** A car in a good feed whose price moves as by accident. */
export const waitingPrices = (waits: readonly WaitingPrice[]): Need[] =>
  waits.map((wait) => ({
    ...{ id: `price ${wait.id}`, tenant: wait.tenant, tone: 'bad', due: wait.at },
    title: `${wait.name}: ${moneyOr(wait.to)} instead of ${moneyOr(wait.from)}?`,
    why: `${wait.to === null ? 'The stock feed has no price for it any more.' : 'The stock feed moves its price by more than half.'} The website shows ${moneyOr(wait.from)} until you decide.`,
    act: 'See the car',
    href: rowHref('cars', wait.id),
    presses: pricePresses(wait),
  }))

/** A supplier's newest file has other columns than the one before, or one of them is empty now. */
export const changedShapes = (feeds: readonly (FeedFacts & { dealership: string })[]): Need[] => {
  const newest = new Map<string, (typeof feeds)[number]>()
  for (const feed of feeds) {
    const key = `${feed.dealership_id} ${feed.source ?? ''}`
    if ((newest.get(key)?.at ?? 0) <= feed.at) newest.set(key, feed)
  }
  return [...newest.values()].flatMap(({ id, tenant, at, dealership, file, shape }): Need[] => {
    const words = shapeWords(shape)
    if (words.length === 0) return []
    return [
      {
        ...{ id: `shape ${id}`, tenant, tone: 'soon', due: at },
        title: `The file ${file || 'of a supplier'} for ${dealership} has other columns than the last one`,
        why: words.join(' '),
        act: 'See what came',
        href: hrefOf(id),
      },
    ]
  })
}

/** Dealerships whose feed stopped coming: cars sold since then are still on the site. */
export const staleFeeds = (
  feeds: readonly (FeedFacts & { dealership: string; zone: string })[],
  now: number,
): Need[] =>
  newestFeeds(feeds).flatMap(({ dealership_id }): Need[] => {
    const runs = feeds.filter((one) => one.dealership_id === dealership_id).sort((a, b) => b.at - a.at)
    const [newest] = runs
    const due = staleSince(runs, now)
    if (!newest || due === null) return []
    return [
      {
        ...{ id: `stale feed ${dealership_id}`, tenant: newest.tenant, tone: 'bad', due },
        title: `No stock feed has come for ${newest.dealership} since ${staffMoment(newest.at, newest.zone)}`,
        why: 'Cars that were sold meanwhile may be on the website still. Ask the supplier of the feed.',
        act: 'See the last one',
        href: hrefOf(newest.id),
      },
    ]
  })

interface Silent {
  id: string
  tenant: string
  name: string
  last_result: string
  /** Epoch ms of the last try. */
  at: number
}

export const silentAddresses = (addresses: readonly Silent[]): Need[] =>
  addresses.map(({ id, tenant, name, last_result, at }) => ({
    ...{ id: `stock address ${id}`, tenant, tone: 'bad', due: at },
    title: `The stock file ${name} could not be fetched three times in a row`,
    why: `${sentence(last_result.replace(/\.$/, ''))}Cars that were sold meanwhile may be on the website still.`,
    act: 'See the address',
    href: rowHref('stock-addresses', id),
  }))

export const unsentTargets = (targets: readonly Silent[]): Need[] =>
  targets.map(({ id, tenant, name, last_result, at }) => ({
    ...{ id: `stock target ${id}`, tenant, tone: 'bad', due: at },
    title: `${name} has not taken the file of your cars`,
    why: `${last_result.replace(/\.?$/, '.')} Cars that were sold meanwhile may be advertised there still.`,
    act: 'See the marketplace',
    href: rowHref('stock-targets', id),
  }))
