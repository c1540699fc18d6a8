/** What a guide says beside its two figures. */
import { formatMoney, formatNumber, plural } from '@/domain/format'
import type { AdjustmentAnswers } from './answers'
import { conditionOf } from './answers'
import { DEALER_SHARE } from './estimate'
import { MAX_AGE_YEARS, MAX_KM, type OverLimit } from './limits'
import { answerOf, QUESTION_NAMES, questionOf } from './questions'
import type { Range } from './range'

export type NoGuide = OverLimit | 'few' | 'unknown' | 'unavailable'
export type Line = [label: string, value: string]

export const rangeText = ({ low, high }: Range): string => `${formatMoney(low)} to ${formatMoney(high)}`

export const owingText = ({ finance_owing, payout }: AdjustmentAnswers): string =>
  finance_owing === 'No' ? 'None' : payout ? `About ${formatMoney(payout)}` : 'Yes, amount not told'

/** Fixed words and figures only, so that they may stand in a mail. */
export const assumptions = (km: number, answers: AdjustmentAnswers): Line[] => [
  ['Kilometres', formatNumber(km)],
  ...QUESTION_NAMES.map((name): Line => [
    questionOf(name).short,
    answerOf(name, conditionOf(answers))?.label ?? '',
  ]),
  ['Finance owing', owingText(answers)],
]

const best = (name: (typeof QUESTION_NAMES)[number]): number =>
  Math.max(...questionOf(name).answers.map(({ effect }) => effect))

export const lifts = (answers: AdjustmentAnswers): string[] =>
  QUESTION_NAMES.filter(
    (name) => (answerOf(name, conditionOf(answers))?.effect ?? 0) < best(name) && name !== 'claim',
  ).map((name) => questionOf(name).lift)

export const LOWERS = [
  'Marks or faults that your answers do not tell',
  'A crash repair or a debt on the record',
  'More than 1,000 km from today',
] as const

/** What the estimate leans on. `count` null: an outside price guide, whose cars we do not know. */
export const basisText = (count: number | null): string =>
  count === null
    ? 'It comes from a price guide, with your answers. It is a guide, not an offer.'
    : `It is worked out by a program from the asking prices of ${plural(count, 'similar car')} advertised by dealers now, less ${DEALER_SHARE * 100}% for preparing and selling one. It is a guide, not an offer.`

const NO_GUIDE: Record<NoGuide, string> = {
  age: `We give no online estimate for cars over ${MAX_AGE_YEARS} years old. A person prices yours.`,
  km: `We give no online estimate for cars over ${formatNumber(MAX_KM)} km. A person prices yours.`,
  few: 'Too few cars like yours are advertised here to lean an estimate on. A person prices yours.',
  unknown: 'Without its make, model, year and kilometres we cannot estimate it. A person prices yours.',
  unavailable: 'Our price guide does not answer just now. A person prices yours.',
}
export const noGuideText = (reason: NoGuide): string => NO_GUIDE[reason]
