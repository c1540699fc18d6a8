import { phrase } from '@/lib/words'

/** An address with an `id` belongs to one shopper, and no cache stores it. */
export const STEPS = [
  phrase('Your car'),
  phrase('Condition'),
  phrase('Price range'),
  phrase('Photos'),
  phrase('Done'),
] as const
export type Step = 'condition' | 'range' | 'photos' | 'done'
export const STEP_NAMES: readonly Step[] = ['condition', 'range', 'photos', 'done']

export const stepPath = (step: Step, id: string): string => `/valuations/${step}?id=${encodeURIComponent(id)}`

export const isOwnCarForm = (form: string | undefined): boolean => form === 'trade-in' || form === 'sell'

/** The range where the lead brought its answers along; that page leads on to the questions where it did not. */
export const journeyOf = (form: string, lead_id: string, tradeIn: boolean): string | null =>
  tradeIn && isOwnCarForm(form) ? stepPath('range', lead_id) : null

export const afterLead = (form: string, lead_id: string, tradeIn: boolean): string =>
  journeyOf(form, lead_id, tradeIn) ?? `/success?ref=${encodeURIComponent(lead_id)}`
