'use client'
import { useState } from 'react'
import { linesIn } from '@/lib/text'

interface Props {
  id: string
  value: unknown
  mostRows: number
  readOnly: boolean
  invalid: boolean
  describedBy?: string | undefined
  onChange(lines: string[]): void
}

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.filter((line) => typeof line === 'string').join('\n') : ''

/** A list of short texts, one per line. */
export function LinesText({ id, value, mostRows, readOnly, invalid, describedBy, onChange }: Props) {
  // Shows empty lines while typing; only filled ones are saved.
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? textOf(value)
  return (
    <textarea
      id={id}
      rows={Math.min(mostRows, Math.max(2, text.split('\n').length))}
      value={text}
      readOnly={readOnly}
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
