import { useState } from 'react'
import { DUTIES_AS_OF } from '@/core/money/duties.data'
import { formatLongDate } from '@/lib/dates'
import { useSettings } from '@/admin/settings/context'
import type { ControlProps } from '@/admin/settings/controlProps'

const OLD_MONTHS = 12

/** Said where it is signed; null while the table is young enough. */
export function oldTable(asOf: string, now: Date): string | null {
  const from = new Date(asOf)
  const months = (now.getFullYear() - from.getFullYear()) * OLD_MONTHS + now.getMonth() - from.getMonth()
  if (months < OLD_MONTHS) return null
  return `This table is of ${formatLongDate(asOf)}, ${months} months old, and rates change most often on 1 July. Your one tick signs all states: compare each with its authority first.`
}

/** Ticked for the table of this date alone: a newer one has to be checked again. */
export function Signed({ id, value, onChange, describedBy }: ControlProps) {
  const { isReadOnly } = useSettings()
  const [old] = useState(() => oldTable(DUTIES_AS_OF, new Date()))
  return (
    <>
      <input
        id={id}
        type="checkbox"
        checked={value === DUTIES_AS_OF}
        disabled={isReadOnly}
        aria-describedby={[describedBy, `${id}-old`].filter(Boolean).join(' ')}
        onChange={({ target }) => onChange(target.checked ? DUTIES_AS_OF : undefined)}
      />
      {old && <p id={`${id}-old`}>{old}</p>}
    </>
  )
}
