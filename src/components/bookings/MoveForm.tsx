'use client'
import { t } from '@/lib/words'
import { DayStrip } from './DayStrip'
import { Times } from './Times'
import { useTimes } from './useTimes'
import type { TimesView } from './view'

interface Props {
  view: TimesView
  token: string
}

/** The browser sends it: after a conflict the next page shows the nearest free times. */
export function MoveForm({ view, token }: Props) {
  const times = useTimes(view)
  return (
    <form className="form" method="post" action="/api/bookings/move">
      <input type="hidden" name="token" value={token} />
      <section aria-labelledby="b-days">
        <h2 id="b-days">{t('Pick another day')}</h2>
        <DayStrip
          days={view.days}
          later={view.later}
          date={times.date}
          onPick={(date) => void times.pick(date)}
        />
      </section>
      <fieldset className="fset">
        <Times view={view} times={times} />
      </fieldset>
      <div className="acts">
        <button className="btn btn--brand" type="submit">
          {times.words ? t('Move it to {words}', { words: times.words }) : t('Move it')}
        </button>
        <a className="link" href={`/bookings/manage?token=${token}`}>
          {t('Keep the time')}
        </a>
      </div>
    </form>
  )
}
