import { useId } from 'react'
import { controlOf } from '@/core/settings/control'
import { ownFault } from '@/core/settings/ownFault'
import { sameValue } from '@/lib/sameValue'
import { CONTROLS } from './controls'
import type { SettingProps } from './controlProps'
import { useSettings } from './context'
import { Undo } from './Undo'

interface Props extends SettingProps {
  /** The stored value; absent within rows, which are undone as a whole. */
  saved?: { value: unknown }
}

/** Controls with several parts: their label names a group. */
const GROUPS = new Set(['choices', 'rows', 'part', 'texts', 'colours', 'dealerships'])

export function Setting({ path, field, node, value, saved, onChange }: Props) {
  const id = useId()
  const { faults } = useSettings()
  const control = controlOf(node, field)
  const Control = CONTROLS[control]
  const fault = ownFault(faults, path, control)
  const described = [field.help && `${id}-help`, fault && `${id}-fault`].filter(Boolean).join(' ')
  const isGroup = GROUPS.has(control)
  return (
    <div
      className={isGroup ? 'fc-set__row is-wide' : 'fc-set__row'}
      role={isGroup ? 'group' : undefined}
      aria-labelledby={isGroup ? `${id}-label` : undefined}
      aria-describedby={isGroup ? described || undefined : undefined}
    >
      <div>
        {isGroup ? <b id={`${id}-label`}>{field.label}</b> : <label htmlFor={id}>{field.label}</label>}
        {field.help && <small id={`${id}-help`}>{field.help}</small>}
      </div>
      <div>
        <Control
          id={id}
          path={path}
          field={field}
          node={node}
          value={value}
          onChange={onChange}
          invalid={fault !== undefined}
          describedBy={described || undefined}
          renderPart={(part) => <Setting key={part.path} {...part} />}
        />
        {fault && (
          <p className="fc-fault" id={`${id}-fault`}>
            {fault}
          </p>
        )}
        {saved && !sameValue(value, saved.value) && (
          <Undo label={field.label} node={node} field={field} saved={saved.value} onUndo={onChange} />
        )}
      </div>
    </div>
  )
}
