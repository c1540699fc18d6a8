import { z } from 'zod'
import { epochSeconds, isAvailable } from '@/core/car/availability'
import type { Car } from '@/core/car/car'
import type { PriceStep } from '@/core/car/priceHistory'
import { formatMoney, plural } from '@/core/money/format'
import { DAY_S } from '@/lib/time'

export const RULE_KINDS = ['older', 'few_photos', 'few_views', 'price_dropped'] as const
type RuleKind = (typeof RULE_KINDS)[number]
export const RULE_EFFECTS = ['tag', 'up', 'down'] as const
type RuleEffect = (typeof RULE_EFFECTS)[number]

/** Days over which the openings of a car's page are counted. */
export const VIEW_DAYS = 14

export const ruleSchema = z.object({
  id: z.string(),
  title: z.string(),
  kind: z.enum(RULE_KINDS),
  /** Days, photos, views, or days since the price dropped. */
  amount: z.number(),
  effect: z.enum(RULE_EFFECTS),
  tag: z.string().nullish(),
})
export type MerchandisingRule = z.output<typeof ruleSchema>

export type RuledCar = Pick<
  Car,
  'status' | 'sold' | 'show_on_dealer_website' | 'created_at' | 'photos_count'
> & {
  price_history?: readonly PriceStep[] | null
  /** Openings of its page in the last `VIEW_DAYS` days. */
  seen: number
}

const daysSince = (at: number, now: Date): number => Math.max(0, Math.floor((epochSeconds(now) - at) / DAY_S))

/** Rules apply only to a car that shoppers can buy. */
const isRuled = (car: Pick<RuledCar, 'status' | 'sold' | 'show_on_dealer_website'>): boolean =>
  isAvailable(car) && car.show_on_dealer_website !== false

function dropOf({ price_history }: RuledCar): { by: number; at: number } | null {
  const [before, last] = (price_history ?? []).slice(-2)
  const by = before && last && last.price > 0 ? before.price - last.price : 0
  return last && by > 0 ? { by, at: last.at } : null
}

const READERS: Record<RuleKind, (car: RuledCar, amount: number, now: Date) => string | null> = {
  older: ({ created_at }, amount, now) => {
    const days = daysSince(created_at, now)
    return days > amount ? `${plural(days, 'day')} here` : null
  },
  few_photos: ({ photos_count }, amount) =>
    (photos_count ?? 0) < amount ? plural(photos_count ?? 0, 'photo') : null,
  // A car that was listed just now has had no time to be viewed.
  few_views: ({ seen, created_at }, amount, now) =>
    seen < amount && daysSince(created_at, now) >= VIEW_DAYS
      ? `${plural(seen, 'view')} in ${VIEW_DAYS} days`
      : null,
  price_dropped: (car, amount, now) => {
    const drop = dropOf(car)
    const days = drop ? daysSince(drop.at, now) : 0
    if (!drop || days >= amount) return null
    return `${formatMoney(drop.by)} less ${days ? `since ${plural(days, 'day')}` : 'today'}`
  },
}

/** Null when the rule does not fit. */
export const reasonOf = (
  { kind, amount }: Pick<MerchandisingRule, 'kind' | 'amount'>,
  car: RuledCar,
  now: Date,
): string | null => (isRuled(car) ? READERS[kind](car, amount, now) : null)

export interface RuleResult {
  rule_tag: string | null
  /** 1 before all others, -1 after them, 0 at its usual place with a tag; null: no rule fits it. */
  rule_rank: 1 | 0 | -1 | null
  by: string[]
}

/** In the order of the rules: the first that fits and has a tag gives the tag, the first that moves the car gives the place. */
export function resultOf(rules: readonly MerchandisingRule[], car: RuledCar, now: Date): RuleResult {
  const fitting = rules.filter((rule) => reasonOf(rule, car, now) !== null)
  const tagging = fitting.find(({ effect }) => effect === 'tag')
  const placing = fitting.find(({ effect }) => effect !== 'tag')
  const deciding = [tagging, placing].flatMap((rule) => rule ?? [])
  if (deciding.length === 0) return { rule_tag: null, rule_rank: null, by: [] }
  const place = placing ? (placing.effect === 'up' ? 1 : -1) : 0
  return { rule_tag: tagging?.tag ?? null, rule_rank: place, by: deciding.map(({ title }) => title) }
}

export const KIND_WORDS: Record<RuleKind, string> = {
  older: 'Here for more than so many days',
  few_photos: 'Fewer than so many photos',
  few_views: `Page opened fewer than so many times in ${VIEW_DAYS} days`,
  price_dropped: 'Price dropped within so many days',
}
export const EFFECT_WORDS: Record<RuleEffect, string> = {
  tag: 'Tag on the picture',
  up: 'Show first',
  down: 'Show last',
}

type Stated = Pick<MerchandisingRule, 'kind' | 'amount' | 'effect' | 'tag'>

const WHEN: Record<RuleKind, (amount: number) => string> = {
  older: (amount) => `Here for more than ${plural(amount, 'day')}`,
  few_photos: (amount) => `Fewer than ${plural(amount, 'photo')}`,
  few_views: (amount) => `Opened fewer than ${plural(amount, 'time')} in ${VIEW_DAYS} days`,
  price_dropped: (amount) => `Price dropped within ${plural(amount, 'day')}`,
}

/** A rule in words: `Here for more than 60 days: show last` */
export function ruleWords({ kind, amount, effect, tag }: Stated): string {
  const then = effect === 'tag' ? `tag “${tag ?? ''}”` : EFFECT_WORDS[effect].toLowerCase()
  return `${WHEN[kind](amount)}: ${then}`
}
