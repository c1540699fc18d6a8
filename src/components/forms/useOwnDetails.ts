import { type RefObject, useEffect, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { isSignedIn } from '@/components/accounts/hint'
import { fillEmpty, lacksContact } from './contact'
import type { Live } from './liveForm'

/** A signed-in shopper's details come by a call of the browser, since pages are kept for everybody. */
export function useOwnDetails<Input extends FieldValues>(
  form: RefObject<HTMLFormElement | null>,
  live: Live<Input> | null,
): void {
  const [filled, setFilled] = useState<HTMLInputElement[]>([])

  useEffect(() => {
    const element = form.current
    if (!element || !isSignedIn() || !lacksContact(element)) return
    const leaving = new AbortController()
    const touched = new Set<EventTarget | null>()
    element.addEventListener('input', ({ target }) => touched.add(target), { signal: leaving.signal })
    import('@/components/accounts/ownDetails')
      .then(({ ownDetails }) => ownDetails())
      .then((contact) => {
        if (contact && !leaving.signal.aborted) setFilled(fillEmpty(element, contact, touched))
      })
      // Without them the shopper types, as everybody does.
      .catch(() => undefined)
    return () => leaving.abort()
  }, [form])

  // A form that was touched meanwhile holds its values itself.
  useEffect(() => filled.forEach(({ name, value }) => live?.control.setValue(name, value)), [filled, live])
}
