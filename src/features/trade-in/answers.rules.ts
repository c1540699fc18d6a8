/** `adjustmentAnswers`: what a shopper says about the car, checked in one place for the page and for the call. */
import { z } from 'zod'
import { readAmount } from '@/core/money/amount'
import { phrase, t } from '@/lib/words'
import { QUESTION_NAMES, questionOf, type Condition, type QuestionName } from './questions.rules'

export const PAYOUT_MESSAGE = phrase('Tell us the payout in dollars, for example 6,400.')
export const PAYOUT_MAX_LENGTH = 14
const MAX_PAYOUT = 1_000_000

const oneOf = (name: QuestionName) => {
  const { answers, short } = questionOf(name)
  const values = answers.map(({ value }) => value)
  return z
    .string({ error: () => t('Choose an answer: {short}.', { short: t(short) }) })
    .refine((value) => values.includes(value), {
      error: () => t('Choose an answer: {short}.', { short: t(short) }),
    })
}

const payout = z.preprocess(
  (value) => (typeof value === 'string' ? (value.trim() ? readAmount(value) : undefined) : value),
  z.number(PAYOUT_MESSAGE).min(0, PAYOUT_MESSAGE).max(MAX_PAYOUT, PAYOUT_MESSAGE).optional(),
)

const words = (max: number) =>
  z
    .string()
    .trim()
    .max(max, { error: () => t('Shorten this to {max} characters.', { max }) })
    .default('')

export const answersSchema = z.object({
  exterior: oneOf('exterior'),
  tyres: oneOf('tyres'),
  history: oneOf('history'),
  claim: oneOf('claim'),
  keys: oneOf('keys'),
  finance_owing: z.enum(['Yes', 'No'], 'Choose an answer: finance owing.'),
  payout,
  lender: words(120),
  note: words(1000),
})
export type AdjustmentAnswers = z.output<typeof answersSchema>

export const conditionOf = ({ exterior, tyres, history, claim, keys }: AdjustmentAnswers): Condition => ({
  exterior,
  tyres,
  history,
  claim,
  keys,
})

export const ANSWER_NAMES: readonly string[] = [
  ...QUESTION_NAMES,
  'finance_owing',
  'payout',
  'lender',
  'note',
]
