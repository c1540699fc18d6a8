import { phrase } from '@/lib/words'

/** Addresses of the journey. What has an `id` belongs to one shopper and is stored by no cache. */
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

/** The forms that begin the journey: where a shopper goes after sending one. */
export const afterLead = (form: string, lead_id: string, tradeIn: boolean): string =>
  tradeIn && (form === 'trade-in' || form === 'sell')
    ? stepPath('condition', lead_id)
    : `/success?ref=${encodeURIComponent(lead_id)}`
