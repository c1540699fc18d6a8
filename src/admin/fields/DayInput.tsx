'use client'
import { FieldDescription, FieldLabel, useField, useForm, useFormFields } from '@payloadcms/ui'
import { useCallback, useState } from 'react'
import { idOf } from '@/access/ids'
import type { Zones } from '@/admin/dealerZone'
import { FIELD_HELP, fieldId, fieldLook } from '@/admin/payloadContract'
import { civilAt, instantOf } from '@/core/dealer/country/civil'
import { pickedDay } from '@/core/place/hours/dayWindow'
import { zoneWords } from '@/core/place/moments'
import { DayBox, MomentBox } from './TypedBox'

interface Props {
  path: string
  label?: string | undefined
  description?: string | undefined
  required?: boolean | undefined
  readOnly: boolean
  width?: string | number | undefined
  at?: string | undefined
  hasTime?: boolean | undefined
  zones: Zones
}

/** While its text is no day, the field keeps the value it had, and the form is not sent: an offer would go out without the day that was meant. */
export function DayInput({ path, label, description, required, readOnly, at, hasTime, ...own }: Props) {
  const [fault, setFault] = useState('')
  // Asked again for each sending, also from another tab of the form, where the box is not drawn.
  const validate = useCallback(() => fault || true, [fault])
  const { value, setValue, showError, errorMessage } = useField<string | null>({ path, validate })
  const { setModified } = useForm()
  const dealer = idOf(useFormFields(([fields]) => fields.tenant?.value)) ?? ''
  const zone = own.zones.of[dealer] ?? own.zones.otherwise
  const id = fieldId(path)
  const { date, clock } = value ? civilAt(new Date(value), zone) : { date: '', clock: '' }
  const box = {
    ...{ id, required, onFault: setFault, disabled: readOnly, onTyping: () => setModified(true) },
    ...{ 'aria-invalid': showError || undefined, 'aria-describedby': showError ? `${id}-fault` : undefined },
  }
  return (
    <div className={fieldLook('fc-input')} style={{ width: own.width }}>
      <FieldLabel htmlFor={id} label={label} path={path} required={required} />
      {hasTime ? (
        <MomentBox
          {...box}
          label={label ?? ''}
          value={value ? `${date}T${clock}` : ''}
          onChange={(next) => {
            const [day = '', time = ''] = next.split('T')
            setValue(day ? new Date(instantOf({ date: day, clock: time }, zone)).toISOString() : null)
          }}
        />
      ) : (
        <DayBox
          {...box}
          value={pickedDay(value, zone) ?? ''}
          // Noon of UTC is the same day from Perth to Auckland: see dayWindow.
          onChange={(day) => setValue(day ? `${day}T12:00:00.000Z` : null)}
        />
      )}
      {showError && !fault && (
        <p className="fc-fault" id={`${id}-fault`} role="alert">
          {errorMessage}
        </p>
      )}
      {(at || hasTime) && (
        <p className={FIELD_HELP}>
          {at && `${at}, `}
          {zoneWords(zone)}.
        </p>
      )}
      <FieldDescription description={description} path={path} />
    </div>
  )
}
