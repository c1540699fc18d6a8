'use client'
import { FieldLabel, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { fieldId, fieldLook } from '@/admin/payloadContract'
import { pictureUrl } from '@/lib/picture'

/** The picture that came with an import, over the picture field: what is chosen there takes its place. */
export function ImportedPicture({ path, field, readOnly }: TextFieldClientProps) {
  const { value, setValue, showError, errorMessage } = useField<string | null>({ path })
  const id = fieldId(path)
  const locked = readOnly === true
  return (
    <div className={fieldLook('fc fc--field fc-imported')}>
      <FieldLabel label={field.label} path={path} as="span" />
      <div className="fc-chosen">
        {value && <img src={pictureUrl(value, 320, 'webp')} alt="The picture now" width={160} height={107} />}
        {!locked && (
          <button type="button" className="fc-btn fc-btn--text" onClick={() => setValue(null)}>
            Remove<span className="fc-sr"> the picture</span>
          </button>
        )}
      </div>
      <details>
        <summary>From another website</summary>
        <div className="fc-input">
          <label htmlFor={id}>Its address</label>
          <input
            id={id}
            value={value ?? ''}
            readOnly={locked}
            onChange={({ target }) => setValue(target.value || null)}
          />
        </div>
      </details>
      {showError && (
        <p className="fc-fault" role="alert">
          {errorMessage}
        </p>
      )}
    </div>
  )
}
