import type { ReactNode } from 'react'
import { Icon } from './Icon'

interface Props {
  id: string
  name: string
  label: string
  chosen?: string
  children: ReactNode
}

export function Select({ id, name, label, chosen, children }: Props) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="select">
        <select id={id} name={name} defaultValue={chosen}>
          {children}
        </select>
        <Icon name="down" />
      </div>
    </div>
  )
}
