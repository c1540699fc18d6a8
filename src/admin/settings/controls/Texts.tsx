import { useState } from 'react'
import { isRecord } from '@/lib/isRecord'
import { withValue } from '@/core/settings/values'
import type { ControlProps } from '@/admin/settings/controlProps'
import { useSettings } from '@/admin/settings/context'

import { PartFault, usePartFault } from './PartFault'

interface Props {
  id: string
  path: string
  label: string
  text: string
  onChange(text: string): void
}

function NamedText({ id, path, label, text, onChange }: Props) {
  const { isReadOnly } = useSettings()
  const [fault, marks] = usePartFault(id, path)
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        {...marks}
        id={id}
        type="text"
        value={text}
        readOnly={isReadOnly}
        onChange={({ target }) => onChange(target.value)}
      />
      <PartFault id={id} fault={fault} />
    </div>
  )
}

/** Texts by name: the names are fixed, or a person adds them. */
export function Texts({ id, path, field, node, value, onChange }: ControlProps) {
  const { isReadOnly } = useSettings()
  const [name, setName] = useState('')
  const provided = node.propertyNames?.enum?.map(String)
  const texts = isRecord(value) ? value : {}
  const names = provided ?? Object.keys(texts)
  const set = (one: string, text: string) => onChange(withValue(texts, one, text || undefined))
  const list = (
    <div className="fc-set__texts">
      {names.map((one) => {
        const text = texts[one]
        return (
          <NamedText
            key={one}
            id={`${id}-${one}`}
            path={`${path}.${one}`}
            label={field.words?.[one] ?? one}
            text={typeof text === 'string' ? text : ''}
            onChange={(next) => set(one, next)}
          />
        )
      })}
      {!provided && !isReadOnly && (
        <div>
          <label htmlFor={`${id}-new`}>Name of another one</label>
          <input id={`${id}-new`} type="text" value={name} onChange={({ target }) => setName(target.value)} />
          <button
            type="button"
            className="fc-btn"
            disabled={!name || name.includes('.') || name in texts}
            onClick={() => {
              onChange({ ...texts, [name]: '' })
              setName('')
            }}
          >
            Add
          </button>
        </div>
      )}
    </div>
  )
  if (provided) return list
  return (
    <details>
      <summary>{names.length ? `Show the ${names.length}` : 'Add one'}</summary>
      {list}
    </details>
  )
}
