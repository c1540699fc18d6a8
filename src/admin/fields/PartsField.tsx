'use client'
import { FieldDescription, useField, useFormFields } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { whereaboutsOf } from '@/core/dealer/country/whereabouts'
import type { Part } from '@/fields/parts'
import { fieldId, fieldLook } from '@/admin/payloadContract'
import { ChosenPicture } from './ChosenPicture'
import { RegionOptions } from './options'
import { partAt, withPart } from './partValues'

const shown = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

type Kind = Exclude<NonNullable<Part[2]>, 'picture'>

const typed = (input: HTMLInputElement, kind: Kind): string | number | true | null => {
  if (kind === 'tick') return input.checked || null
  if (input.value === '') return null
  return kind === 'number' ? Number(input.value) : input.value
}

interface InputProps {
  id: string
  kind: Kind
  /** The stored value of the part. */
  value: unknown
  locked: boolean
  onChange: (value: string | number | true | null) => void
}

/** A stored state that is on no list stays to be seen, and is refused when the place is changed. */
function PartInput({ id, kind, value, locked, onChange }: InputProps) {
  if (kind === 'region')
    return (
      <select
        id={id}
        value={shown(value)}
        disabled={locked}
        onChange={({ target }) => onChange(target.value || null)}
      >
        <option value="">Choose</option>
        {shown(value) && !whereaboutsOf(shown(value)) && <option value={shown(value)}>{shown(value)}</option>}
        <RegionOptions />
      </select>
    )
  return (
    <input
      id={id}
      type={kind === 'tick' ? 'checkbox' : kind}
      checked={kind === 'tick' ? value === true : undefined}
      step={kind === 'number' ? 'any' : undefined}
      value={shown(value)}
      readOnly={locked}
      disabled={kind === 'tick' && locked}
      onChange={({ target }) => onChange(typed(target, kind))}
    />
  )
}

export function PartsField({
  path,
  field,
  readOnly,
  parts,
}: JSONFieldClientProps & { parts: readonly Part[] }) {
  const { value, setValue, errorMessage, showError } = useField<unknown>({ path })
  const tenant: unknown = useFormFields(([fields]) => fields.tenant?.value)
  const locked = readOnly === true || field.admin?.readOnly === true
  const folds = [...new Set(parts.flatMap(([, , , fold]) => fold ?? []))]
  const hasPictures = parts.filter(([, , kind]) => kind === 'picture').length > 1

  function box([part, label, kind = 'text']: Part) {
    const id = `${fieldId(path)}-${part.replace('.', '-')}`
    const own = partAt(value, part)
    if (kind === 'picture')
      return (
        <div key={part}>
          {hasPictures && <span>{label}</span>}
          <ChosenPicture
            id={id}
            label={label}
            address={shown(own)}
            tenant={tenant}
            isLocked={locked}
            // What was stored beside it, a small copy for one, is of the picture before.
            onChange={(next) => setValue(withPart(null, part, next))}
          />
        </div>
      )
    return (
      <div key={part}>
        <label htmlFor={id}>{label}</label>
        <PartInput
          {...{ id, kind, locked, value: own }}
          onChange={(chosen) => setValue(withPart(value, part, chosen))}
        />
      </div>
    )
  }

  return (
    <fieldset
      className={fieldLook('fc-input fc-parts')}
      aria-describedby={showError ? `${fieldId(path)}-fault` : undefined}
    >
      <legend>{typeof field.label === 'string' ? field.label : path}</legend>
      <div className="fc-parts__grid">{parts.filter(([, , , fold]) => !fold).map(box)}</div>
      {folds.map((words) => (
        <details key={words}>
          <summary>{words}</summary>
          <div className="fc-parts__grid">{parts.filter(([, , , fold]) => fold === words).map(box)}</div>
        </details>
      ))}
      {showError && (
        <p className="fc-fault" id={`${fieldId(path)}-fault`} role="alert">
          {errorMessage}
        </p>
      )}
      <FieldDescription description={field.admin?.description} path={path} />
    </fieldset>
  )
}
