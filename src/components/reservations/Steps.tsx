import { Icon } from '@/components/ui/Icon'
import { t } from '@/lib/words'

interface Props {
  steps: readonly string[]
  /** Counted from 0. */
  current: number
  /** Address of each done step; null where it cannot be opened again. */
  hrefs?: readonly (string | null)[]
}

/** The current step. On phones one line of words and the bars. */
export function Steps({ steps, current, hrefs = [] }: Props) {
  return (
    <div className="steps">
      <p className="steps__now">
        {t('Step {current} of {count},', { current: current + 1, count: steps.length })}{' '}
        <b>{t(steps[current] ?? '').toLowerCase()}</b>
      </p>
      <ol>
        {steps.map((step, index) => {
          const state = index < current ? 'done' : index === current ? 'on' : 'next'
          const href = index < current ? hrefs[index] : null
          return (
            <li key={step} data-s={state} aria-current={index === current ? 'step' : undefined}>
              {href ? (
                <a href={href}>
                  <Icon name="tick" />
                  {t(step)}
                  <span className="sr">{t(', done, change')}</span>
                </a>
              ) : (
                <span>
                  {index < current ? <Icon name="tick" /> : `${index + 1}.`} {t(step)}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
