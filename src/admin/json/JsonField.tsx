'use client'
import { FieldDescription, FieldLabel, useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { useState } from 'react'

const pretty = (value: unknown): string =>
  value === null || value === undefined ? '' : JSON.stringify(value, null, 2)

function read(text: string): { ok: true; value: unknown } | { ok: false; message: string } {
  if (!text.trim()) return { ok: true, value: null }
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : 'This is not JSON.' }
  }
}

/** Payload's JSON editor loads from another host, which our Content-Security-Policy blocks. */
export function JsonField({ path, field, readOnly }: JSONFieldClientProps) {
  const { value, setValue, errorMessage, showError } = useField<unknown>({ path })
  // Typed text may be invalid for a while; only valid values reach the form.
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? pretty(value)
  const parsed = read(text)
  const fault = parsed.ok
    ? showError
      ? errorMessage
      : undefined
    : `Not saved until this is whole: ${parsed.message}`
  const id = `field-${path.replace(/\./g, '__')}`

  function change(next: string) {
    setTyped(next)
    const result = read(next)
    if (result.ok) setValue(result.value)
  }

  return (
    <div className="field-type fc-json">
      <FieldLabel htmlFor={id} label={field.label} path={path} required={field.required} />
      <textarea
        id={id}
        value={text}
        rows={Math.min(14, Math.max(3, text.split('\n').length))}
        readOnly={readOnly === true || field.admin?.readOnly === true}
        spellCheck={false}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        onChange={(event) => change(event.target.value)}
      />
      {fault && (
        <p className="fc-json__fault" id={`${id}-fault`} role="alert">
          {fault}
        </p>
      )}
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
