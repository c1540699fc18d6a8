import { isYear } from '@/core/car/yearForm'
import { readAmount } from '@/core/money/amount'
import { formatKm } from '@/core/money/format'
import { type Draft, draftPath, type Screen } from '@/features/trade-in/draft.rules'
import { OWING, QUESTION_NAMES, questionOf } from '@/features/trade-in/answers.rules'
import { phrase, t } from '@/lib/words'
import type { QuestionData } from '@/app/(site)/sites/[host]/valuations/start/page-data'

type Line = [screen: Screen, label: string, value: string | undefined]

const answered = (draft: Draft): Line[] =>
  QUESTION_NAMES.map((name): Line => {
    const chosen = questionOf(name).answers.find(({ value }) => value === draft[name])
    return [name, questionOf(name).short, chosen && t(chosen.label)]
  })

const kmText = ({ km = '' }: Draft): string => {
  const read = readAmount(km)
  return typeof read === 'number' ? formatKm(read) : ''
}

const linesOf = (draft: Draft): Line[] => [
  ['car', phrase('Your car'), [draft.make, draft.model].filter(Boolean).join(' ')],
  ['year', phrase('Year'), draft.year && isYear(draft.year) ? draft.year : ''],
  ['km', phrase('Kilometres'), kmText(draft)],
  ['size', phrase('Size'), [draft.length, draft.weight].filter(Boolean).join(', ')],
  ...answered(draft),
  ['finance_owing', phrase('Finance owing'), OWING.find(({ value }) => value === draft.finance_owing)?.title],
]

/** The answers so far; each line leads to its question and keeps every other answer. */
export function DraftLines({ data: { draft, screen: shown } }: { data: QuestionData }) {
  const lines = linesOf(draft).filter(([screen, , value]) => value && screen !== shown)
  return (
    <>
      {draft.rego && (
        <a className="ownplate" href={draftPath(draft, 'plate')}>
          {draft.rego.toUpperCase()}
          <span className="sr">{t(', done, change')}</span>
        </a>
      )}
      {lines.length > 0 && (
        <dl className="lines">
          {lines.map(([screen, label, value]) => (
            <div key={screen}>
              <dt>{t(label)}</dt>
              <dd>
                <a href={draftPath(draft, screen)}>
                  {value}
                  <span className="sr">{t(', done, change')}</span>
                </a>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
