import { DUTIES_AS_OF } from '@/core/money/duties.data'
import { useSettings } from '@/admin/settings/context'
import type { ControlProps } from '@/admin/settings/controlProps'

/** Ticked for the table of this date alone: a newer one has to be checked again. */
export function Signed({ id, value, onChange, describedBy }: ControlProps) {
  const { isReadOnly } = useSettings()
  return (
    <input
      id={id}
      type="checkbox"
      checked={value === DUTIES_AS_OF}
      disabled={isReadOnly}
      aria-describedby={describedBy}
      onChange={({ target }) => onChange(target.checked ? DUTIES_AS_OF : undefined)}
    />
  )
}
