import { isOwnFigure } from '@/admin/trade-in/ownFigure.rules'
import { formatMoney } from '@/core/money/format'

interface Facts {
  form_completed?: boolean | null | undefined
  offer_low?: number | null | undefined
  offer_high?: number | null | undefined
  offer_accepted?: boolean | null | undefined
  notes?: string | null | undefined
  result?: unknown
}

/** Without a guide range a person has to value the car. A note on the valuation ends the need. */
export const needsValue = ({ form_completed, offer_low, notes }: Facts): boolean =>
  form_completed === true && !offer_low && !notes?.trim()

/** How a valuation stands, in the colour of what is to do. */
export function standingOf(facts: Facts): { words: string; tone: '' | 'is-good' | 'is-warn' } {
  if (facts.offer_accepted) return { words: 'Accepted', tone: 'is-good' }
  if (needsValue(facts)) return { words: 'Needs your value', tone: 'is-warn' }
  if (facts.offer_low) return { words: isOwnFigure(facts) ? 'Valued by you' : 'Guide shown', tone: '' }
  return { words: facts.form_completed ? 'Answered' : 'Not finished', tone: '' }
}

/** `$38,600 – $42,700`; empty without a range. */
export const guideText = ({ offer_low, offer_high }: Facts): string =>
  offer_low ? [offer_low, offer_high || offer_low].map(formatMoney).join(' – ') : ''
