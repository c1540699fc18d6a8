'use client'
import { FieldDescription, FieldLabel, useField, useFormFields } from '@payloadcms/ui'
import type { UploadFieldClientProps } from 'payload'
import { z } from 'zod'
import { fieldId, fieldLook } from '@/admin/payloadContract'
import { ChosenPicture } from './ChosenPicture'
import { useOwnRows } from './hooks'

const media = z.object({ id: z.string(), url: z.string().nullish() })

/** A picture of the library by its row. Until one is chosen it is the picture of an import, whose field beside it is not drawn. */
export function PictureField({ path, field, readOnly }: UploadFieldClientProps) {
  const chosen = useField<string | null>({ path })
  const imported = useField<string | null>({ path: `${path}_url` })
  const tenant: unknown = useFormFields(([fields]) => fields.tenant?.value)
  const id = typeof chosen.value === 'string' ? chosen.value : ''
  const { rows } = useOwnRows('media', id && typeof tenant === 'string' ? tenant : undefined, media, {
    'where[id][equals]': id,
  })
  const [fault] = [chosen, imported].filter(({ showError }) => showError)
  function choose(_address: string | null, row: string | null = null) {
    chosen.setValue(row)
    if (!row) imported.setValue(null)
  }
  return (
    <div className={fieldLook('fc fc--field')}>
      <FieldLabel label={field.label} path={path} required={field.required} as="span" />
      <ChosenPicture
        id={fieldId(path)}
        label={String(field.label || field.name)}
        address={id ? rows?.[0]?.url : imported.value}
        tenant={tenant}
        isLocked={readOnly === true || field.admin?.readOnly === true}
        onChange={choose}
      />
      {fault && (
        <p className="fc-fault" role="alert">
          {fault.errorMessage}
        </p>
      )}
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
