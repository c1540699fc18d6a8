'use client'
import { FieldDescription, FieldLabel, useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useState } from 'react'
import useSWR from 'swr'
import { z } from 'zod'
import { answerTo } from '@/admin/ask/ask'
import { fieldId, fieldLook } from '@/admin/payloadContract'

const answerSchema = z.record(z.string(), z.array(z.string()))
const OTHER = ' other'

/** A word that the dealer uses already, or another one. */
export function WordField({ path, field, readOnly }: TextFieldClientProps) {
  const { value, setValue, showError, errorMessage } = useField<string | null>({ path })
  const tenant: unknown = useFormFields(([fields]) => fields.tenant?.value)
  const address = typeof tenant === 'string' && `/model-words?tenant=${encodeURIComponent(tenant)}`
  const { data } = useSWR<Record<string, string[]>, Error>(address || null, async (call: string) =>
    answerSchema.parse(await answerTo(call, undefined, { method: 'GET' })),
  )
  const [isTyping, setTyping] = useState(false)
  const id = fieldId(path)
  const words = [...new Set([...(value && !isTyping ? [value] : []), ...(data?.[field.name] ?? [])])]
  const label = typeof field.label === 'string' ? field.label : field.name
  const isLocked = readOnly === true || field.admin?.readOnly === true
  const described = {
    'aria-invalid': showError || undefined,
    'aria-describedby': showError ? `${id}-fault` : undefined,
  }
  return (
    <div className={fieldLook('fc-input')}>
      <FieldLabel htmlFor={id} label={field.label} path={path} required={field.required} />
      <select
        id={id}
        value={isTyping ? OTHER : (value ?? '')}
        disabled={isLocked}
        {...described}
        onChange={({ target }) => {
          setTyping(target.value === OTHER)
          setValue(target.value === OTHER ? '' : target.value || null)
        }}
      >
        <option value="">{field.required ? 'Choose one' : 'None'}</option>
        {words.map((word) => (
          <option key={word}>{word}</option>
        ))}
        <option value={OTHER}>Another …</option>
      </select>
      {isTyping && (
        <input
          aria-label={`${label}, typed`}
          value={value ?? ''}
          maxLength={300}
          disabled={isLocked}
          {...described}
          onChange={({ target }) => setValue(target.value)}
        />
      )}
      {showError && (
        <p className="fc-fault" id={`${id}-fault`} role="alert">
          {errorMessage}
        </p>
      )}
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
