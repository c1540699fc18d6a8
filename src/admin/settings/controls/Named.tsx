import type { ControlProps } from '@/admin/settings/controlProps'
import { useSettings } from '@/admin/settings/context'
import { ALL_ZONES } from '@/core/dealer/country/whereabouts'

function Named({ names, ...props }: ControlProps & { names: readonly string[] }) {
  const { isReadOnly } = useSettings()
  const { id, value, onChange, invalid, describedBy } = props
  const current = typeof value === 'string' ? value : ''
  const all = names.includes(current) ? names : [current, ...names]
  return (
    <select
      id={id}
      value={current}
      disabled={isReadOnly}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={({ target }) => onChange(target.value)}
    >
      {all.map((name) => (
        <option key={name} value={name}>
          {name.replace(/_/g, ' ')}
        </option>
      ))}
    </select>
  )
}

export const Zone = (props: ControlProps) => <Named {...props} names={ALL_ZONES} />
