import { civilAt, dateWord } from '@/core/dealer/country/civil'
import { exceptionOn } from '@/core/place/hours/runs'
import type { PlaceDepartment } from '@/core/place/addresses'
import { t } from '@/lib/words'

interface Props {
  there: PlaceDepartment
  now: Date
}

export function TodayNote({ there: { department, entries, location }, now }: Props) {
  const today = civilAt(now, location.timezone).date
  const run = exceptionOn(entries, department, today)
  if (!run) return null
  const closed =
    run.to === today
      ? t('Closed today')
      : t('Closed up to and including {day}', { day: dateWord(run.to, 'day') })
  return (
    <p className={run.isClosed ? 'note note--warn' : 'note'}>
      {run.isClosed ? closed : t('Open today {hours}', { hours: run.text })}
      {run.note && `: ${run.note}`}
    </p>
  )
}
