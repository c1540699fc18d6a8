import { isYear } from '@/core/car/yearForm'
import { isQuestion, questionOf } from '@/features/trade-in/answers.rules'
import type { Draft } from '@/features/trade-in/draft.rules'
import { phrase, t } from '@/lib/words'
import type { QuestionData } from '@/app/(site)/sites/[host]/valuations/start/page-data'

const TITLES = {
  plate: phrase('What is its plate?'),
  car: phrase('What is it?'),
  year: phrase('From which year?'),
  km: phrase('How many kilometres has it done?'),
  size: phrase('How long is it, and how heavy?'),
  finance_owing: phrase('Is there finance owing?'),
  owing: phrase('How much is owed?'),
} as const

/** The question itself is the heading of its page. */
export function titleOf({ screen, noGuide }: Pick<QuestionData, 'screen' | 'noGuide'>): string {
  if (screen === 'range') return t(noGuide ? 'Over to a person' : 'Your range')
  return t(isQuestion(screen) ? questionOf(screen).legend : TITLES[screen])
}

export const nameOf = ({ year = '', make, model }: Draft): string =>
  [isYear(year) && year, make, model].filter(Boolean).join(' ')

export const plateOf = ({ rego, regoState }: Draft): string =>
  rego ? [t('Rego {rego}', { rego: rego.toUpperCase() }), regoState].filter(Boolean).join(', ') : ''
