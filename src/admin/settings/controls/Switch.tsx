import type { ControlProps } from '@/admin/settings/controlProps'
import { useSettings } from '@/admin/settings/context'

export function Switch({ id, node, value, onChange, describedBy }: ControlProps) {
  const { isReadOnly } = useSettings()
  const isOn = typeof value === 'boolean' ? value : node.default === true
  return (
    <input
      id={id}
      className="fc-set__switch"
      type="checkbox"
      role="switch"
      checked={isOn}
      disabled={isReadOnly}
      aria-describedby={describedBy}
      onChange={({ target }) => onChange(target.checked)}
    />
  )
}
