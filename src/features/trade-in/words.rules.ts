import type { Line } from '@/core/letter/letter'
import { formatMoney, formatNumber } from '@/core/money/format'
import { phrase, t } from '@/lib/words'
import { type AdjustmentAnswers, conditionOf, answerOf, QUESTION_NAMES, questionOf } from './answers.rules'
import { DEALER_SHARE, MAX_AGE_YEARS, MAX_KM, type OverLimit } from './estimate.rules'

export type NoGuide = OverLimit | 'few' | 'unknown' | 'unavailable'

export const owingText = ({ finance_owing, payout }: AdjustmentAnswers): string =>
  finance_owing === 'No'
    ? t('None')
    : payout
      ? t('About {payout}', { payout: formatMoney(payout) })
      : t('Yes, amount not told')

/** Fixed words and figures only, so that they may stand in a mail. */
export const assumptions = (km: number, answers: AdjustmentAnswers): Line[] => [
  [t('Kilometres'), formatNumber(km)],
  ...QUESTION_NAMES.map((name): Line => [
    t(questionOf(name).short),
    t(answerOf(name, conditionOf(answers))?.label ?? ''),
  ]),
  [t('Finance owing'), owingText(answers)],
]

const best = (name: (typeof QUESTION_NAMES)[number]): number =>
  Math.max(...questionOf(name).answers.map(({ effect }) => effect))

export const lifts = (answers: AdjustmentAnswers): string[] =>
  QUESTION_NAMES.filter(
    (name) => (answerOf(name, conditionOf(answers))?.effect ?? 0) < best(name) && name !== 'claim',
  ).map((name) => questionOf(name).lift)

export const LOWERS = [
  phrase('Marks or faults that your answers leave out'),
  phrase('A crash repair or a debt on the record'),
  phrase('More than 1,000 km from today'),
] as const

/** What the estimate is based on. `count` null: an outside price guide, whose cars are unknown. */
export const basisText = (count: number | null): string =>
  count === null
    ? t('It comes from a price guide, with your answers. It is a guide, not an offer.')
    : t(
        'It is worked out by a program from the asking prices of {cars} advertised by dealers now, less {dealer_share}% for preparing and selling one. It is a guide, not an offer.',
        {
          cars: t(count === 1 ? '{count} similar car' : '{count} similar cars', {
            count: formatNumber(count),
          }),
          dealer_share: DEALER_SHARE * 100,
        },
      )

const NO_GUIDE: Record<NoGuide, string> = {
  age: phrase('We give no online estimate for cars over {years} years old. A person prices yours.'),
  km: phrase('We give no online estimate for cars over {km} km. A person prices yours.'),
  few: phrase('Too few cars like yours are advertised here to lean an estimate on. A person prices yours.'),
  unknown: phrase(
    'Without its make, model, year and kilometres we cannot estimate it. A person prices yours.',
  ),
  unavailable: phrase('Our price guide does not answer just now. A person prices yours.'),
}
/** Where customers bring caravans, nobody was asked for the kilometres. */
const NOT_ONLINE = phrase('No estimate is given online. A person prices yours.')

export const noGuideText = (reason: NoGuide, odometer = true): string =>
  t(reason === 'unknown' && !odometer ? NOT_ONLINE : NO_GUIDE[reason], {
    years: MAX_AGE_YEARS,
    km: formatNumber(MAX_KM),
  })
