import { useEffect, useState } from 'react'

const FIELDS = 'input, select, textarea'
/** Fields that open a phone's keyboard or list: no ticks. */
export const WRITTEN_FIELDS = 'input:not([type=checkbox], [type=radio]), select, textarea'

const isOneOf = (fields: string, target: EventTarget | null): boolean =>
  target instanceof Element && target.matches(fields)

/** What stands over the page makes way. False on the server, where markup must not depend on it. */
export function useTyping(fields = FIELDS): boolean {
  const [isTyping, setTyping] = useState(
    () => typeof document !== 'undefined' && isOneOf(fields, document.activeElement),
  )
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('focusin', ({ target }) => setTyping(isOneOf(fields, target)), { signal })
    document.addEventListener('focusout', () => setTyping(false), { signal })
    return () => listening.abort()
  }, [fields])
  return isTyping
}
