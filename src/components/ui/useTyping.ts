import { useEffect, useState } from 'react'

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, select, textarea')

/** A field of the page has the focus: what stands over the page makes way. Not for markup of the server. */
export function useTyping(): boolean {
  const [isTyping, setTyping] = useState(() => isField(document.activeElement))
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('focusin', ({ target }) => setTyping(isField(target)), { signal })
    document.addEventListener('focusout', () => setTyping(false), { signal })
    return () => listening.abort()
  }, [])
  return isTyping
}
