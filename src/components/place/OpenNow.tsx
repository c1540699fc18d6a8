import type { LocationView } from '@/core/place/views'
import { scheduleText } from './currentLine'
import { openSchedule } from './openSchedule'

interface Props {
  location: Pick<LocationView, 'contact_detail' | 'timezone' | 'location_type'>
  now: Date
  /** `line` is the coloured status, `plain` is bold text for the header. */
  variant?: 'line' | 'plain'
}

/** Open or closed, and until when. `behaviour/openNow` updates it in the browser. */
export function OpenNow({ location, now, variant = 'line' }: Props) {
  const changes = openSchedule(location, now)
  const [current] = changes
  if (!current) return null
  const schedule = scheduleText(changes)
  if (variant === 'plain') {
    return <b data-open-now={schedule}>{current.text}</b>
  }
  return (
    <p className={`status ${current.open ? 'is-open' : 'is-shut'}`} data-open-now={schedule}>
      {current.text}
    </p>
  )
}
