'use client'
import { FieldDescription, FieldLabel, useField, useFormFields, useListDrawer } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useMemo } from 'react'
import { pictureUrl } from '@/lib/picture'

const LIBRARY = 'media'

/** A picture of the library, chosen or uploaded there, and kept as its address. */
export function PictureAddressField({ path, field, readOnly }: TextFieldClientProps) {
  const { value, setValue, showError, errorMessage } = useField<string | null>({ path })
  const tenant: unknown = useFormFields(([fields]) => fields.tenant?.value)
  const filterOptions = useMemo(
    () => (typeof tenant === 'string' ? { [LIBRARY]: { tenant: { equals: tenant } } } : undefined),
    [tenant],
  )
  const [Library, , { closeDrawer, openDrawer }] = useListDrawer({
    collectionSlugs: [LIBRARY],
    selectedCollection: LIBRARY,
    filterOptions,
  })
  const locked = readOnly === true || field.admin?.readOnly === true
  const id = `field-${path}`
  return (
    <div className="field-type fc fc--field">
      <FieldLabel label={field.label} path={path} required={field.required} as="span" />
      <div className="fc-chosen">
        {value && (
          <img
            src={pictureUrl(value, 320, 'webp')}
            alt="The picture now"
            width={160}
            height={107}
            loading="lazy"
          />
        )}
        {!locked && (
          <div className="fc-acts">
            <button id={id} type="button" className="fc-btn" onClick={openDrawer}>
              {value ? 'Choose another' : 'Choose or upload'}
              <span className="fc-sr">: {String(field.label || field.name)}</span>
            </button>
            {value && (
              <button type="button" className="fc-btn fc-btn--text" onClick={() => setValue(null)}>
                Remove<span className="fc-sr"> {String(field.label || field.name)}</span>
              </button>
            )}
          </div>
        )}
      </div>
      <Library
        allowCreate
        onSelect={({ doc }) => {
          if (typeof doc.url === 'string') setValue(doc.url)
          closeDrawer()
        }}
      />
      {showError && (
        <p className="fc-fault" role="alert">
          {errorMessage}
        </p>
      )}
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
