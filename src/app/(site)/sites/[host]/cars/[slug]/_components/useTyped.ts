import { useRef, useState } from 'react'
import { useOnStart } from '@/components/ui/useOnStart'
import type { TypedForm } from './typed'

/** The values of a form's fields, including text typed before this code was loaded. */
export function useTyped<Values>(first: Values, read: (form: HTMLFormElement) => Values) {
  const ref = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(first)
  const onInput = () => {
    if (ref.current) setValues(read(ref.current))
  }
  useOnStart(onInput)
  const form: TypedForm = { ref, onInput }
  return { values, form }
}
