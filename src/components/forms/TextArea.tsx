'use client'
import { type ComponentProps, useState } from 'react'
import { formatNumber } from '@/core/money/format'
import { MESSAGE_MAX } from '@/features/leads/messageMax.rules'
import { t } from '@/lib/words'

const textOf = (id: string): string | null => {
  if (typeof document === 'undefined') return null
  const standing = document.getElementById(id)
  return standing instanceof HTMLTextAreaElement ? standing.value : null
}

const NEAR = 0.8

/**
 * Starts from text typed before hydration: React would reset the box to its first value. The text is never cut: near
 * its limit the characters are counted, above it the schema refuses it.
 */
export function TextArea({ id, defaultValue, ...input }: ComponentProps<'textarea'> & { id: string }) {
  const [text] = useState(() => textOf(id) ?? defaultValue)
  const [length, setLength] = useState(() => String(text ?? '').length)
  return (
    <>
      <textarea
        {...input}
        id={id}
        defaultValue={text}
        onInput={(event) => setLength(event.currentTarget.value.length)}
      />
      {length > MESSAGE_MAX * NEAR && (
        <p className={length > MESSAGE_MAX ? 'field__count is-over' : 'field__count'} role="status">
          {t('{written} of {most} characters', {
            written: formatNumber(length),
            most: formatNumber(MESSAGE_MAX),
          })}
        </p>
      )}
    </>
  )
}
