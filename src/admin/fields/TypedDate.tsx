'use client'
import { useForm, useFormFields } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { Fault } from '@/admin/ask/Fault'
import { isTypedDate } from '@/lib/dates'

/** Payload checks no field for a draft: with a fault the form is not kept, and the box has the focus. */
function useStoppedDraft(fault: string, here: RefObject<HTMLElement | null>, tell: () => void) {
  useEffect(() => {
    if (!fault) return
    function stop(event: MouseEvent) {
      const isSaveDraft = event.target instanceof Element && event.target.closest('#action-save-draft')
      const form = here.current?.closest('form')
      if (!isSaveDraft || !form?.contains(isSaveDraft)) return
      event.preventDefault()
      event.stopPropagation()
      here.current?.closest('.field-type')?.querySelector('input')?.focus()
      tell()
    }
    document.addEventListener('click', stop, true)
    return () => document.removeEventListener('click', stop, true)
  }, [fault, here, tell])
}

const boxOf = ({ target }: Event): HTMLInputElement | null =>
  target instanceof HTMLInputElement && target.closest('.react-datepicker__input-container') ? target : null

interface Props {
  path: string
  hasTime: boolean
}

/**
 * The fault beneath a date box. Payload's picker stores every date it can read while somebody types: 29/02/2027, which does
 * not exist, would leave 29 February 2020. While the text is not a date, the field keeps the value it had on focus, and the
 * form is not sent: an offer would go out without the day that was meant. Entering and leaving the box unchanged clears it.
 */
export function TypedDate({ path, hasTime }: Props) {
  const value: unknown = useFormFields(([fields]) => fields[path]?.value)
  const { dispatchFields } = useForm()
  const here = useRef<HTMLDivElement>(null)
  const now = useRef(value)
  const edit = useRef({ before: value, typed: '' })
  const [wrong, setWrong] = useState('')
  const [hasLeft, setHasLeft] = useState(false)

  const example = hasTime ? '26/11/2026 9:30 am' : '26/11/2026'
  const fault =
    wrong && `There is no “${wrong}”: the date is as it was. Write the day first, such as ${example}.`

  useEffect(() => {
    now.current = value
  }, [value])

  useEffect(() => {
    if (!fault) return
    dispatchFields({ type: 'UPDATE', path, validate: () => fault, valid: false, errorMessage: fault })
    return () =>
      dispatchFields({ type: 'UPDATE', path, validate: undefined, valid: true, errorMessage: undefined })
  }, [dispatchFields, fault, path])

  useStoppedDraft(
    fault,
    here,
    useCallback(() => setHasLeft(true), []),
  )

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
        setHasLeft(false)
        setWrong(isWrong() ? edit.current.typed : '')
        if (isWrong()) keep()
      })
    }
    function leave(event: Event) {
      if (!boxOf(event)) return
      const left = isWrong() ? edit.current.typed : ''
      setTimeout(() => {
        if (left) keep()
        setWrong(left)
        setHasLeft(left !== '')
        edit.current.typed = ''
      })
    }
    const listeners = { focusin: enter, input: type, focusout: leave }
    for (const [name, listener] of Object.entries(listeners)) field.addEventListener(name, listener)
    return () => {
      for (const [name, listener] of Object.entries(listeners)) field.removeEventListener(name, listener)
    }
  }, [dispatchFields, hasTime, path])

  return (
    <div ref={here}>
      <Fault words={hasLeft ? fault : ''} />
    </div>
  )
}
