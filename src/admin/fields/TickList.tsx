'use client'
import { FieldDescription, FieldError, useField, useFormFields } from '@payloadcms/ui'
import type { JSONFieldClientProps, StaticDescription } from 'payload'
import { fieldLook } from '@/admin/payloadContract'
import { useSlugNames } from './hooks'

export interface Tick {
  value: string
  label: string
}
interface TickListProps extends Pick<JSONFieldClientProps, 'path' | 'field' | 'readOnly'> {
  /** Replaces the field's own description. */
  description?: StaticDescription
  /** Undefined while they are read. */
  ticks: readonly Tick[] | undefined
  /** Shown instead of the ticks, while they are read or when that failed. */
  instead?: string
}

const namesIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

/** A list of words to tick. A ticked word that is no longer offered is at the end, so that it can be removed. */
export function TickList({ path, field, readOnly, description, ticks, instead }: TickListProps) {
  const { value, setValue, showError, errorMessage } = useField<unknown>({ path })
  const isLocked = readOnly === true || field.admin?.readOnly === true
  const chosen = namesIn(value)
  const gone = ticks ? chosen.filter((one) => !ticks.some((tick) => tick.value === one)) : []
  const shown = [...(ticks ?? []), ...gone.map((one) => ({ value: one, label: `${one} (no longer here)` }))]
  const toggle = (one: string, on: boolean) =>
    setValue(on ? [...chosen, one] : chosen.filter((other) => other !== one))
  return (
    <fieldset className={fieldLook('fc fc--field fc-ticks')} disabled={isLocked}>
      <legend>{typeof field.label === 'string' ? field.label : ''}</legend>
      {!ticks && <p role="status">{instead}</p>}
      <div>
        {shown.map((tick) => (
          <label key={tick.value} className="fc-choice__tick">
            <input
              type="checkbox"
              checked={chosen.includes(tick.value)}
              onChange={({ target }) => toggle(tick.value, target.checked)}
            />
            {tick.label}
          </label>
        ))}
      </div>
      <FieldError path={path} showError={showError} message={errorMessage} />
      <FieldDescription description={description ?? field.admin?.description} path={path} />
    </fieldset>
  )
}

interface TicksFieldProps extends JSONFieldClientProps {
  choices: readonly string[]
}

export const TicksField = ({ path, field, readOnly, choices }: TicksFieldProps) => (
  <TickList
    path={path}
    field={field}
    readOnly={readOnly}
    ticks={choices.map((value) => ({ value, label: value }))}
  />
)

/** The dealer's own locations to tick, stored as their slugs. No tick means everywhere. */
export function PlacesField({ path, field, readOnly }: JSONFieldClientProps) {
  const tenant: unknown = useFormFields(([fields]) => fields.tenant?.value)
  const { rows, failed } = useSlugNames('locations', typeof tenant === 'string' ? tenant : '', 'name')
  return (
    <TickList
      path={path}
      field={field}
      readOnly={readOnly}
      description="Tick none for all of them."
      ticks={rows?.map(({ slug, name }) => ({ value: slug, label: name }))}
      instead={failed ? 'Your locations could not be loaded. Reload the page.' : 'Loading your locations …'}
    />
  )
}
