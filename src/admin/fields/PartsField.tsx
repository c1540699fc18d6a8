'use client'
import { FieldDescription, useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import type { Part } from '@/fields/parts'
import { partAt, withPart } from './partValues'

const shown = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

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
                type={kind}
                step={kind === 'number' ? 'any' : undefined}
                value={shown(partAt(value, part))}
                readOnly={locked}
                onChange={({ target }) =>
                  setValue(
                    withPart(
                      value,
                      part,
                      target.value === '' ? null : kind === 'number' ? Number(target.value) : target.value,
                    ),
                  )
                }
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
