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

export interface Standing {
  words: 'Your turn' | 'Shopper’s turn' | 'Accepted'
  tone: '' | 'is-good' | 'is-warn'
  /** What is to do, or what was done last. */
  note: string
}

/** Whose turn a valuation is. `leadWaits`: its shopper waits for an answer. */
export function standingOf(facts: Facts, leadWaits = false): Standing {
  if (needsValue(facts)) return { words: 'Your turn', tone: 'is-warn', note: 'Needs your figure' }
  if (leadWaits) return { words: 'Your turn', tone: 'is-warn', note: 'Waits for an answer' }
  if (facts.offer_accepted) return { words: 'Accepted', tone: 'is-good', note: 'Agreed to the range' }
  const turn = { words: 'Shopper’s turn', tone: '' } as const
  if (facts.offer_low) return { ...turn, note: isOwnFigure(facts) ? 'Has your figure' : 'Has the guide' }
  return { ...turn, note: facts.form_completed ? 'Answered' : 'Form not finished' }
}

/** `$38,600 – $42,700`; empty without a range. */
export const guideText = ({ offer_low, offer_high }: Facts): string =>
  offer_low ? [offer_low, offer_high || offer_low].map(formatMoney).join(' – ') : ''
