import { useEffect, useState } from 'react'

/** The lowest quarter of the screen, where the button stands. */
const BELOW = '-75% 0px 0px 0px'
/** A search is answered at once: nobody fills it in at length. */
const FORMS = 'main form:not([action="/search"])'

/** Whether one reads a form where the button would lie on its fields. */
export function useFormBelow(): boolean {
  const [isBelow, setBelow] = useState(false)
  useEffect(() => {
    const below = new Set<Element>()
    const watching = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) below.add(target)
          else below.delete(target)
        setBelow(below.size > 0)
      },
      { rootMargin: BELOW },
    )
    const watchForms = () => {
      for (const form of document.querySelectorAll(FORMS)) watching.observe(form)
    }
    // A form of plain HTML gives way to the same one that is alive, and another page has others.
    const changes = new MutationObserver(watchForms)
    changes.observe(document.body, { childList: true, subtree: true })
    watchForms()
    return () => {
      watching.disconnect()
      changes.disconnect()
    }
  }, [])
  return isBelow
}
