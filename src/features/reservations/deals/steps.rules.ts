import { phrase } from '@/lib/words'
import type { DealAnswers } from './answers.rules'

/** The car is chosen before the deal begins. */
export const DEAL_STEPS = ['car', 'delivery', 'trade-in', 'finance', 'details', 'payment'] as const
export type DealStep = (typeof DEAL_STEPS)[number]

export const STEP_WORDS: Record<DealStep, string> = {
  car: phrase('The car'),
  delivery: phrase('Delivery or collection'),
  'trade-in': phrase('Trade-in'),
  finance: phrase('Finance'),
  details: phrase('Your details'),
  payment: phrase('Payment'),
}

export interface DealOffers {
  delivery: boolean
  tradeIn: boolean
  finance: boolean
}

/** Steps for what a dealer does not offer are left out. */
export const stepsOf = ({ delivery, tradeIn, finance }: DealOffers): DealStep[] => {
  const left = { delivery, 'trade-in': tradeIn, finance, car: true, details: true, payment: true }
  return DEAL_STEPS.filter((step) => left[step])
}

const ANSWERED: Record<DealStep, (answers: DealAnswers) => boolean> = {
  car: () => true,
  delivery: ({ delivery }) => Boolean(delivery),
  'trade-in': ({ trade_in }) => Boolean(trade_in),
  finance: ({ finance }) => Boolean(finance),
  details: ({ details }) => Boolean(details),
  payment: () => false,
}

/** Where the shopper continues: the first step without an answer, finally the payment. */
export const openStep = (steps: readonly DealStep[], answers: DealAnswers): DealStep =>
  steps.find((step) => !ANSWERED[step](answers)) ?? 'payment'

/** The step that an address names; for one that lies ahead or does not exist, the open step. */
export function stepAt(
  steps: readonly DealStep[],
  answers: DealAnswers,
  requested: string | undefined,
): DealStep {
  const open = openStep(steps, answers)
  const wanted = steps.find((step) => step === requested)
  return wanted && steps.indexOf(wanted) <= steps.indexOf(open) ? wanted : open
}

/** Never past the first step without an answer; where none is left, no step that is done is asked again. */
export function stepAfter(steps: readonly DealStep[], answers: DealAnswers, done: DealStep): DealStep {
  if (openStep(steps, answers) === 'payment') return 'payment'
  return stepAt(steps, answers, steps[steps.indexOf(done) + 1])
}
