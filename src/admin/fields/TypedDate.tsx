'use client'
import { DateTimeField, useField } from '@payloadcms/ui'
import type { DateFieldClientProps } from 'payload'
import { useRef, useState, type FocusEvent, type FormEvent } from 'react'
import { isTypedDate } from '@/fields/typedDates'

const isBox = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.closest('.react-datepicker__input-container') !== null

/**
 * Payload's picker takes each date that stands in the box on the way: 29/02/2027, which no calendar has, would leave the
 * 29th of February 2020. A text that is no date changes nothing and is told.
 */
export function TypedDate(props: DateFieldClientProps) {
  const { value, setValue } = useField<string | null>({ path: props.path })
  const before = useRef(value)
  const [typed, setTyped] = useState('')
  const [told, setTold] = useState('')
  const { date } = props.field.admin ?? {}
  const hasTime = date !== undefined && 'pickerAppearance' in date && date.pickerAppearance === 'dayAndTime'

  function remember({ target }: FocusEvent) {
    if (isBox(target)) before.current = value
  }
  function read({ target }: FormEvent) {
    if (!isBox(target)) return
    const isWrong = target.value.trim() !== '' && !isTypedDate(target.value, hasTime)
    setTyped(isWrong ? target.value.trim() : '')
    setTold('')
  }
  function tell({ target }: FocusEvent) {
    if (!isBox(target) || !typed) return
    setTold(typed)
    setTyped('')
    setValue(before.current ?? null)
  }
  return (
    <div className="fc-typed" onFocusCapture={remember} onInputCapture={read} onBlurCapture={tell}>
      <DateTimeField {...props} />
      {told && (
        <p className="fc-fault" role="alert">
          “{told}” is not in the calendar, so nothing was changed. Write the day first, such as 26/11/2026
          {hasTime ? ' 9:30 am' : ''}.
        </p>
      )}
    </div>
  )
}
