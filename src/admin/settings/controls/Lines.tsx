import { useState } from 'react'
import { linesIn } from '@/domain/settings/lines'
import type { ControlProps } from '@/admin/settings/controlProps'
import { useSettings } from '@/admin/settings/context'

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.filter((line) => typeof line === 'string').join('\n') : ''

/** A list of short texts, one to a line. */
export function Lines({ id, node, value, onChange, invalid, describedBy }: ControlProps) {
  const { isReadOnly } = useSettings()
  // Shows empty lines while typing; only filled ones are saved.
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? textOf(value ?? node.default)
  return (
    <textarea
      id={id}
      rows={Math.min(8, Math.max(2, text.split('\n').length))}
      value={text}
      readOnly={isReadOnly}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(linesIn(target.value))
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
