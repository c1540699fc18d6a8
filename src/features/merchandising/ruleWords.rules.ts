import { plural } from '@/core/money/format'
import { VIEW_DAYS, type MerchandisingRule, type RuleEffect, type RuleKind } from './rules.rules'

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
