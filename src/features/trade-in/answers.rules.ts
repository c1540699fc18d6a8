import { phrase, t } from '@/lib/words'
import { z } from 'zod'
import { readAmount } from '@/core/money/amount'

interface Answer {
  value: string
  label: string
  /** What it means, where the label alone leaves it open. */
  text?: string
  /** Share of the estimate that this answer adds or removes. */
  effect: number
}

interface Question {
  legend: string
  short: string
  answers: readonly Answer[]
  /** What would raise the range, when another answer than the best was given. */
  lift: string
}

const answer = (value: string, label: string, effect: number, text?: string): Answer => ({
  ...{ value, label, effect },
  ...(text ? { text } : {}),
})

export const QUESTIONS = {
  exterior: {
    legend: phrase('Outside, from two steps away'),
    short: phrase('Outside'),
    answers: [
      answer('like_new', phrase('Like new'), 0.02, phrase('Nothing you would point at')),
      answer('marks', phrase('A few marks'), 0, phrase('Stone chips, a light scratch')),
      answer('work', phrase('Needs work'), -0.06, phrase('A dent, rust or peeling paint')),
    ],
    lift: phrase('Clean panels on the day'),
  },
  tyres: {
    legend: phrase('Tyres'),
    short: phrase('Tyres'),
    answers: [
      answer('good', phrase('Good'), 0, phrase('Deep tread, evenly worn')),
      answer('half', phrase('Half worn'), -0.01, phrase('Another year in them')),
      answer('due', phrase('Due now'), -0.03, phrase('At the wear bars')),
    ],
    lift: phrase('Tyres with more tread'),
  },
  history: {
    legend: phrase('Service history'),
    short: phrase('Service history'),
    answers: [
      answer('full', phrase('Full'), 0.01, phrase('Every service is in the book')),
      answer('part', phrase('Part'), -0.02, phrase('Some stamps or receipts')),
      answer('none', phrase('None'), -0.05, phrase('No book, no receipts')),
    ],
    lift: phrase('Receipts for the last services'),
  },
  claim: {
    legend: phrase('Ever been in a claim?'),
    short: phrase('Claims'),
    answers: [
      answer('no', phrase('No'), 0, phrase('Never, as far as you know')),
      answer('repaired', phrase('Yes, repaired'), -0.06, phrase('And put right since')),
      answer('unsure', phrase('Not sure'), -0.03, phrase('We find out together')),
    ],
    lift: phrase('A record without a claim'),
  },
  keys: {
    legend: phrase('Keys'),
    short: phrase('Keys'),
    answers: [
      answer('two', phrase('Two'), 0, phrase('Both work')),
      answer('one', phrase('One'), -0.01, phrase('Or one that works')),
    ],
    lift: phrase('The second key in your hand'),
  },
} as const satisfies Record<string, Question>

export type QuestionName = keyof typeof QUESTIONS
export const isQuestion = (name: string): name is QuestionName => Object.hasOwn(QUESTIONS, name)
export const QUESTION_NAMES = Object.keys(QUESTIONS).filter(isQuestion)
export const questionOf = (name: QuestionName): Question => QUESTIONS[name]

export type Condition = Record<QuestionName, string>

export const answerOf = (name: QuestionName, condition: Condition): Answer | null =>
  questionOf(name).answers.find(({ value }) => value === condition[name]) ?? null

/** A factor: 1 leaves an estimate unchanged. */
export const conditionFactor = (condition: Condition): number =>
  QUESTION_NAMES.reduce((sum, name) => sum + (answerOf(name, condition)?.effect ?? 0), 1)

/* `adjustmentAnswers`: what a shopper says about the car, checked in one place for the page and for the call. */

export const OWING = [
  { value: 'No', title: phrase('No'), text: phrase('It is paid off') },
  { value: 'Yes', title: phrase('Yes'), text: phrase('The lender is paid out first') },
] as const

export const PAYOUT_MESSAGE = phrase('Tell us the payout in dollars, for example 6,400.')
export const PAYOUT_MAX_LENGTH = 14
export const LENDER_MAX_LENGTH = 120
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
  lender: words(LENDER_MAX_LENGTH),
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

/* The same in one line of text: a lead takes the answers along that were given before anybody had a name. */

export const answersText = (answers: Readonly<Record<string, string>>): string =>
  new URLSearchParams(Object.entries(answers).filter(([name]) => ANSWER_NAMES.includes(name))).toString()

/** Null for what is no whole set of answers. */
export const readAnswers = (text: string): AdjustmentAnswers | null =>
  answersSchema.safeParse(Object.fromEntries(new URLSearchParams(text))).data ?? null
