'use client'
import { useState } from 'react'
import type { WordField } from './fieldChoices'

interface Props {
  label: string
  field: WordField | undefined
  to: string
  isDisabled?: boolean
  onChoose(to: string): void
}

/** A list of our words, or a box where any text may stand. */
export function WordBox({ label, field, to, isDisabled, onChoose }: Props) {
  const [text, setText] = useState(to)
  if (field?.choices)
    return (
      <select
        aria-label={label}
        value={to}
        disabled={isDisabled}
        onChange={({ target }) => target.value && onChoose(target.value)}
      >
        <option value="">Choose</option>
        {field.choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    )
  const done = () => text.trim() && text.trim() !== to && onChoose(text.trim())
  return (
    <input
      type="text"
      aria-label={label}
      maxLength={80}
      value={text}
      disabled={isDisabled}
      onChange={({ target }) => setText(target.value)}
      onBlur={done}
      onKeyDown={({ key }) => key === 'Enter' && done()}
    />
  )
}
