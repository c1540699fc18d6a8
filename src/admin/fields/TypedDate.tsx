'use client'
import { useForm, useFormFields } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { Fault } from '@/admin/ask/Fault'
import { isTypedDate } from '@/lib/typedDates'

const boxOf = ({ target }: Event): HTMLInputElement | null =>
  target instanceof HTMLInputElement && target.closest('.react-datepicker__input-container') ? target : null

interface Props {
  path: string
  hasTime: boolean
}

/**
 * The fault beneath a date box. Payload's picker stores every date it can read while somebody types: 29/02/2027, which does
 * not exist, would leave 29 February 2020. While the text is not a date, the field keeps the value it had on focus.
 */
export function TypedDate({ path, hasTime }: Props) {
  const value: unknown = useFormFields(([fields]) => fields[path]?.value)
  const { dispatchFields } = useForm()
  const here = useRef<HTMLDivElement>(null)
  const now = useRef(value)
  const edit = useRef({ before: value, typed: '' })
  const [told, setTold] = useState('')

  useEffect(() => {
    now.current = value
  }, [value])

  useEffect(() => {
    const field = here.current?.closest('.field-type')
    if (!field) return
    const isWrong = () => edit.current.typed !== '' && !isTypedDate(edit.current.typed, hasTime)
    const keep = () => dispatchFields({ type: 'UPDATE', path, value: edit.current.before ?? null })

    function enter(event: Event) {
      if (boxOf(event)) edit.current = { before: now.current, typed: '' }
    }
    // After the picker has read the box: rendering sooner would drop the letter just typed.
    function type(event: Event) {
      const box = boxOf(event)
      if (!box) return
      edit.current.typed = box.value.trim()
      setTimeout(() => {
        setTold('')
        if (isWrong()) keep()
      })
    }
    function leave(event: Event) {
      if (!boxOf(event) || !isWrong()) return
      const wrong = edit.current.typed
      setTimeout(() => {
        keep()
        setTold(wrong)
        edit.current.typed = ''
      })
    }
    const listeners = { focusin: enter, input: type, focusout: leave }
    for (const [name, listener] of Object.entries(listeners)) field.addEventListener(name, listener)
    return () => {
      for (const [name, listener] of Object.entries(listeners)) field.removeEventListener(name, listener)
    }
  }, [dispatchFields, hasTime, path])

  const example = hasTime ? '26/11/2026 9:30 am' : '26/11/2026'
  return (
    <div ref={here}>
      <Fault
        words={
          told && `There is no “${told}”: the date is as it was. Write the day first, such as ${example}.`
        }
      />
    </div>
  )
}
