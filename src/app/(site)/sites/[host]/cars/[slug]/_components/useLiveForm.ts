import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { LiveForm } from './liveForm'

/** The values of a form's fields, from what was typed before this code came on. */
export function useLiveForm<Values>(first: Values, read: (form: HTMLFormElement) => Values) {
  const ref = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(first)
  const onInput = () => {
    if (ref.current) setValues(read(ref.current))
  }
  const onStart = useEffectEvent(onInput)
  useEffect(() => onStart(), [])
  const form: LiveForm = { ref, onInput }
  return { values, form }
}
