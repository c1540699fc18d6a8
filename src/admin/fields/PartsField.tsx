'use client'
import { FieldDescription, useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import type { Part } from '@/fields/parts'
import { partAt, withPart } from './partValues'

const shown = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

const typed = (input: HTMLInputElement, kind: NonNullable<Part[2]>): string | number | true | null => {
  if (kind === 'tick') return input.checked || null
  if (input.value === '') return null
  return kind === 'number' ? Number(input.value) : input.value
}

export function PartsField({
  path,
  field,
  readOnly,
  parts,
}: JSONFieldClientProps & { parts: readonly Part[] }) {
  const { value, setValue, errorMessage, showError } = useField<unknown>({ path })
  const locked = readOnly === true || field.admin?.readOnly === true

  return (
    <fieldset
      className="field-type fc-input fc-parts"
      aria-describedby={showError ? `field-${path}-fault` : undefined}
    >
      <legend>{typeof field.label === 'string' ? field.label : path}</legend>
      <div className="fc-parts__grid">
        {parts.map(([part, label, kind = 'text']) => {
          const id = `field-${path}-${part.replace('.', '-')}`
          return (
            <div key={part}>
              <label htmlFor={id}>{label}</label>
              <input
                id={id}
                type={kind === 'tick' ? 'checkbox' : kind}
                checked={kind === 'tick' ? partAt(value, part) === true : undefined}
                step={kind === 'number' ? 'any' : undefined}
                value={shown(partAt(value, part))}
                readOnly={locked}
                disabled={kind === 'tick' && locked}
                onChange={({ target }) => setValue(withPart(value, part, typed(target, kind)))}
              />
            </div>
          )
        })}
      </div>
      {showError && (
        <p className="fc-fault" id={`field-${path}-fault`} role="alert">
          {errorMessage}
        </p>
      )}
      <FieldDescription description={field.admin?.description} path={path} />
    </fieldset>
  )
}
