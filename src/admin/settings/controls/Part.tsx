import { blankRow } from '@/core/settings/blank'
import type { ControlProps } from '@/admin/settings/controlProps'
import { useSettings } from '@/admin/settings/context'
import { Parts } from './Parts'

export function Part(props: ControlProps) {
  const { isReadOnly } = useSettings()
  const { id, node, field, value, onChange } = props
  const isOn = value !== undefined && value !== null
  return (
    <>
      <label className="fc-set__on">
        <input
          id={id}
          className="fc-set__switch"
          type="checkbox"
          role="switch"
          checked={isOn}
          disabled={isReadOnly}
          onChange={({ target }) => onChange(target.checked ? blankRow(node) : undefined)}
        />
        {field.label} {isOn ? 'on' : 'off'}
      </label>
      {isOn && (
        <div className="fc-set__part">
          <Parts {...props} />
        </div>
      )}
    </>
  )
}
