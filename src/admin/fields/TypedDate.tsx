'use client'
import { useForm, useFormFields } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { Fault } from '@/admin/ask/Fault'
import { dateBoxAt, fieldOf, saveDraftAt, setFault, setValue } from '@/admin/payloadContract'
import { isTypedDate } from '@/lib/dates'

/** Payload checks no field for a draft: with a fault the form is not kept, and the box has the focus. */
function useStoppedDraft(fault: string, here: RefObject<HTMLElement | null>, tell: () => void) {
  useEffect(() => {
    if (!fault) return
    function stop(event: MouseEvent) {
      const button = saveDraftAt(event.target)
      const form = here.current?.closest('form')
      if (!button || !form?.contains(button)) return
      event.preventDefault()
      event.stopPropagation()
      fieldOf(here.current)?.querySelector('input')?.focus()
      tell()
    }
    document.addEventListener('click', stop, true)
    return () => document.removeEventListener('click', stop, true)
  }, [fault, here, tell])
}

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
    dispatchFields(setFault(path, fault))
    return () => dispatchFields(setFault(path, null))
  }, [dispatchFields, fault, path])

  useStoppedDraft(
    fault,
    here,
    useCallback(() => setHasLeft(true), []),
  )

  useEffect(() => {
    const field = fieldOf(here.current)
    if (!field) return
    const isWrong = () => edit.current.typed !== '' && !isTypedDate(edit.current.typed, hasTime)
    const keep = () => dispatchFields(setValue(path, edit.current.before ?? null))

    function enter(event: Event) {
      if (dateBoxAt(event.target)) edit.current = { before: now.current, typed: '' }
    }
    // After the picker has read the box: rendering sooner would drop the letter just typed.
    function type(event: Event) {
      const box = dateBoxAt(event.target)
      if (!box) return
      edit.current.typed = box.value.trim()
      setTimeout(() => {
        setHasLeft(false)
        setWrong(isWrong() ? edit.current.typed : '')
        if (isWrong()) keep()
      })
    }
    function leave(event: Event) {
      if (!dateBoxAt(event.target)) return
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
