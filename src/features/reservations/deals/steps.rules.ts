import { phrase } from '@/lib/words'
import { COLLECT, type DealAnswers } from './answers.rules'

/** The car is chosen before the deal begins. */
export const DEAL_STEPS = [
  'car',
  'delivery',
  'trade-in',
  'finance',
  'handover',
  'details',
  'payment',
] as const
export type DealStep = (typeof DEAL_STEPS)[number]

export const STEP_WORDS: Record<DealStep, string> = {
  car: phrase('The car'),
  delivery: phrase('Delivery or collection'),
  'trade-in': phrase('Trade-in'),
  finance: phrase('Finance'),
  handover: phrase('Handover'),
  details: phrase('Your details'),
  payment: phrase('Payment'),
}

export interface DealOffers {
  delivery: boolean
  tradeIn: boolean
  finance: boolean
  handover?: boolean
}

/** A car that is brought to its buyer is not handed over at the yard. */
export const isCollected = ({ delivery }: DealAnswers): boolean => (delivery?.way ?? COLLECT) === COLLECT

/** Steps for what a dealer does not offer are left out, and the handover of a car that is delivered. */
export const stepsOf = (offers: DealOffers, answers: DealAnswers = {}): DealStep[] => {
  const { delivery, tradeIn, finance } = offers
  const handover = offers.handover && isCollected(answers)
  const left = { delivery, 'trade-in': tradeIn, finance, handover, car: true, details: true, payment: true }
  return DEAL_STEPS.filter((step) => left[step])
}

const ANSWERED: Record<DealStep, (answers: DealAnswers) => boolean> = {
  car: () => true,
  delivery: ({ delivery }) => Boolean(delivery),
  'trade-in': ({ trade_in }) => Boolean(trade_in),
  finance: ({ finance }) => Boolean(finance),
  handover: ({ handover }) => Boolean(handover),
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
