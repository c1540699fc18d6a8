'use client'
import type { ComponentProps } from 'react'
import { Icon } from '@/components/ui/Icon'
import { Field } from './Fields'
import type { Option } from './view'

interface Props {
  id: string
  error: string | undefined
  label: string
  hint: string
  options: readonly Option[]
  input: ComponentProps<'select'>
}

export function Chooser({ id, error, label, hint, options, input }: Props) {
  if (!options.length) return null
  return (
    <Field id={id} error={error} label={label}>
      <div className="select">
        <select {...input} defaultValue="" required>
          <option value="">{hint}</option>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </div>
    </Field>
  )
}
