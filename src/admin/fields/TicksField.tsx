'use client'
import type { JSONFieldClientProps } from 'payload'
import { TickList } from './TickList'

interface Props extends JSONFieldClientProps {
  choices: readonly string[]
}

export const TicksField = ({ path, field, readOnly, choices }: Props) => (
  <TickList
    path={path}
    field={field}
    readOnly={readOnly}
    ticks={choices.map((value) => ({ value, label: value }))}
  />
)
