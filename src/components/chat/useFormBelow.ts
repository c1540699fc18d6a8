import { useEffect, useState } from 'react'

/** The lowest quarter of the screen, where the button is. */
const BELOW = '-75% 0px 0px 0px'
/** Forms without those of the search, which are filled in quickly, and the buttons of cards. */
const FORMS = 'main form:not([action="/search"]), main .card__act'

/** Whether fields, or the buttons of a card, are visible where the button would cover them. */
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
    // Forms come and go: a live form replaces a plain one, and another page has other forms.
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
