'use client'
import { FieldDescription, FieldLabel, useField, useForm, useFormFields } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { idOf } from '@/access/ids'
import type { Zones } from '@/admin/dealerZone'
import { FIELD_HELP, fieldId, fieldLook, saveDraftAt, setFault } from '@/admin/payloadContract'
import { civilAt, instantOf } from '@/core/dealer/country/civil'
import { pickedDay } from '@/core/place/hours/dayWindow'
import { zoneWords } from '@/core/place/moments'
import { DayBox, MomentBox } from './TypedBox'

/** Payload checks no field for a draft: with a fault the form is not kept, and the box has the focus. */
function useStoppedDraft(fault: string, here: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!fault) return
    function stop(event: MouseEvent) {
      const button = saveDraftAt(event.target)
      const form = here.current?.closest('form')
      if (!button || !form?.contains(button)) return
      event.preventDefault()
      event.stopPropagation()
      here.current?.querySelector('input')?.focus()
    }
    document.addEventListener('click', stop, true)
    return () => document.removeEventListener('click', stop, true)
  }, [fault, here])
}

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
  const { value, setValue, showError, errorMessage } = useField<string | null>({ path })
  const { dispatchFields, setModified } = useForm()
  const dealer = idOf(useFormFields(([fields]) => fields.tenant?.value)) ?? ''
  const zone = own.zones.of[dealer] ?? own.zones.otherwise
  const here = useRef<HTMLDivElement>(null)
  const [fault, setOwnFault] = useState('')
  useStoppedDraft(fault, here)
  const onFault = useCallback(
    (words: string) => {
      setOwnFault(words)
      dispatchFields(setFault(path, words || null))
    },
    [dispatchFields, path],
  )
  const id = fieldId(path)
  const { date, clock } = value ? civilAt(new Date(value), zone) : { date: '', clock: '' }
  const box = {
    ...{ id, required, onFault, disabled: readOnly, onTyping: () => setModified(true) },
    ...{ 'aria-invalid': showError || undefined, 'aria-describedby': showError ? `${id}-fault` : undefined },
  }
  return (
    <div className={fieldLook('fc-input')} style={{ width: own.width }} ref={here}>
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
