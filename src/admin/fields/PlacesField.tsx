'use client'
import { FieldDescription, FieldError, useField, useFormFields } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { useSlugNames } from './useSlugNames'

const namesIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

/** The dealer's own places to tick, kept as the last parts of their addresses. No tick means everywhere. */
export function PlacesField({ path, field, readOnly }: JSONFieldClientProps) {
  const { value, setValue, showError, errorMessage } = useField<unknown>({ path })
  const tenant: unknown = useFormFields(([fields]) => fields.tenant?.value)
  const { rows: places, failed } = useSlugNames('locations', typeof tenant === 'string' ? tenant : '', 'name')
  const chosen = namesIn(value)
  const gone = places ? chosen.filter((slug) => !places.some((place) => place.slug === slug)) : []
  const locked = readOnly === true || field.admin?.readOnly === true
  const toggle = (slug: string, on: boolean) =>
    setValue(on ? [...chosen, slug] : chosen.filter((one) => one !== slug))
  return (
    <fieldset className="field-type fc fc--field fc-ticks" disabled={locked}>
      <legend>{typeof field.label === 'string' ? field.label : 'Places'}</legend>
      {!places && (
        <p role="status">
          {failed ? 'Your places could not be read. Reload the page.' : 'Reading your places …'}
        </p>
      )}
      {[...(places ?? []), ...gone.map((slug) => ({ slug, name: `${slug} (no longer here)` }))].map(
        ({ slug, name }) => (
          <label key={slug} className="fc-choice__tick">
            <input
              type="checkbox"
              checked={chosen.includes(slug)}
              onChange={({ target }) => toggle(slug, target.checked)}
            />
            {name}
          </label>
        ),
      )}
      <FieldError path={path} showError={showError} message={errorMessage} />
      <FieldDescription description="No tick: at all of them." path={path} />
    </fieldset>
  )
}
