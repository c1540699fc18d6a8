import { formatNumber, plural } from '@/core/money/format'
import { OVERTAKEN } from '@/features/stock/feeds.rules'
import type { FeedDoc } from './feedDoc'

/** The state of a full feed, as a title. */
export function feedTitle({
  state,
  missing,
  gone,
  undone,
}: Pick<FeedDoc, 'state' | 'missing' | 'gone' | 'undone'>): string {
  if (undone) return 'Put back: its cars are as they were before it'
  const cars = plural(missing.length, 'car')
  const leaving = missing.length + Object.keys(gone).length
  const titles: Record<FeedDoc['state'], string> = {
    open: 'Receiving: the sender has not finished it',
    committed: missing.length ? `Done: ${cars} taken off the website` : 'Done: no car taken off',
    held: leaving ? `Held: ${plural(leaving, 'car')} would leave the website` : 'Held until you decide',
    released: `Released: ${cars} taken off the website`,
    rejected: 'Rejected: every car stayed on show',
    superseded: 'Superseded: a newer feed was accepted before anybody decided on this one',
    expired: 'Ended: it was not finished',
    applied: 'Done: cars were changed and added, none removed',
  }
  return titles[state]
}

const PILLS: Record<FeedDoc['state'], { words: string; tone?: 'is-good' | 'is-warn' }> = {
  open: { words: 'Coming in' },
  committed: { words: 'On the website', tone: 'is-good' },
  held: { words: 'Held', tone: 'is-warn' },
  released: { words: 'On the website', tone: 'is-good' },
  rejected: { words: 'Rejected' },
  superseded: { words: 'Overtaken' },
  expired: { words: 'Not finished' },
  applied: { words: 'On the website', tone: 'is-good' },
}
/** The same in a list. */
export const feedPill = (state: FeedDoc['state']) => PILLS[state]

const were = (count: number): string => `${formatNumber(count)} ${count === 1 ? 'was' : 'were'}`

/** How many cars came, were announced, and were refused. */
export function cameWords({
  received,
  expected_count: announced,
  refused,
}: Pick<FeedDoc, 'received' | 'expected_count' | 'refused'>): string {
  return [
    `${plural(received, 'car')} came`,
    ...(typeof announced === 'number' ? [`${were(announced)} announced`] : []),
    ...(refused > 0 ? [`${were(refused)} refused`] : []),
  ]
    .join(', ')
    .concat('.')
}

/** Empty when none did. */
export function renumberedWords(renumbered: Readonly<Record<string, string>>): string {
  const all = Object.entries(renumbered)
  const [first] = all
  if (!first) return ''
  const [now, before] = first
  const example = all.length === 1 ? `${before} is now ${now}` : `${before}, for example, is now ${now}`
  return `${plural(all.length, 'car')} came under another stock number (${example}); ${all.length === 1 ? 'its page stays' : 'their pages stay'}.`
}

const leavers = (leaving: number): string =>
  leaving ? `${plural(leaving, 'car')} ${leaving === 1 ? 'leaves' : 'leave'} the site` : ''
const moves = (prices: number): string =>
  prices ? `${plural(prices, 'price')} ${prices === 1 ? 'changes' : 'change'}` : ''
const comers = (brought: number): string =>
  brought ? `${plural(brought, 'car')} ${brought === 1 ? 'comes' : 'come'} onto it` : ''

/** Why it is held and what each decision does, one sentence each. `release` is null when a newer feed came whole. */
export function heldWords(
  {
    held_reason,
    missing,
    gone,
    prices,
    brought,
  }: Pick<FeedDoc, 'held_reason' | 'missing' | 'gone' | 'prices' | 'brought'>,
  isNewest: boolean,
) {
  const [waiting, coming] = [Object.keys(prices).length, Object.keys(brought).length]
  const leaving = missing.length + Object.keys(gone).length
  const parts = [leavers(leaving), moves(waiting), comers(coming)].filter(Boolean).join(', and ')
  const reject =
    'Reject: the website stays as it is, what the feed brought is dropped, and the sender can send a whole feed again.'
  if (!isNewest) return { why: OVERTAKEN, release: null, reject }
  return {
    why: `It was held because ${held_reason ?? 'it did not look right'}. Nothing of it is on the website yet.`,
    release: `Release: ${parts ? `${parts}; ` : 'no car leaves the site; '}its other changes apply too.`,
    reject,
  }
}

const itsCars = (count: number, words: string): string[] =>
  count ? [`${plural(count, 'car')} ${words}`] : []

/** The question before the cars of a feed are put back. */
export function backWords({ cars, made, taken }: { cars: number; made: number; taken: number }): string {
  const what = [
    ...itsCars(cars - made - taken, 'with the values of before'),
    ...itsCars(made, 'that it added off the website'),
    ...itsCars(taken, 'that it took off on it again'),
  ].join(', ')
  return `Put the cars of this feed back? ${what}. What somebody changed since stays. The same feed again does not undo this.`
}

export const undoneWords = ({ by, left }: { by: string; left: Record<string, string[]> }): string => {
  const count = Object.keys(left).length
  const stayed = count ? ` What somebody had changed since of ${plural(count, 'car')} stayed.` : ''
  return `${by} put its cars back.${stayed}`
}
