import { useEffect, type RefObject } from 'react'

/** Payload checks no field for a draft: with a fault the form is not kept, and the box has the focus. */
export function useStoppedDraft(fault: string, here: RefObject<HTMLElement | null>, tell: () => void) {
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
