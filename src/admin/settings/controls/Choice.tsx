import { valuesOf } from '@/core/settings/valuesOf'
import type { ControlProps } from '@/admin/settings/controlProps'
import { useSettings } from '@/admin/settings/context'

export function Choice({ id, node, field, value, onChange, invalid, describedBy }: ControlProps) {
  const { isReadOnly } = useSettings()
  const current = value ?? node.default
  const values = valuesOf(node, field)
  const isOptional = node.default === undefined || node.default === null
  return (
    <select
      id={id}
      value={typeof current === 'string' ? current : ''}
      disabled={isReadOnly}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={({ target }) => onChange(target.value || undefined)}
    >
      {isOptional && <option value="">Default</option>}
      {values.map(([one, word]) => (
        <option key={one} value={one}>
          {word}
        </option>
      ))}
    </select>
  )
}
