import { useEffect, useState } from 'react'

export interface Covered {
  what: string
  /** The part of the screen that the button would cover. */
  margin: string
}

/** On a small screen the button is as wide as a form: fields, and what stands on cards. Those of the search are filled in quickly. */
export const FORMS: Covered = {
  what: 'main form:not([action="/search"]), main :is(.card__act, .md, .saving)',
  margin: '-75% 0px 0px 0px',
}
/** In its corner, on any screen: what somebody came to press. */
export const BUTTONS: Covered = {
  what: ':is(main, footer) .btn',
  margin: '-84% 0px 0px -66%',
}

/** Whether one of them is visible where the chat's button would cover it. */
export function useBelow({ what, margin }: Covered): boolean {
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
      { rootMargin: margin },
    )
    const watchAll = () => {
      for (const one of document.querySelectorAll(what)) watching.observe(one)
    }
    // Forms come and go: a live form replaces a plain one, and another page has other forms.
    const changes = new MutationObserver(watchAll)
    changes.observe(document.body, { childList: true, subtree: true })
    watchAll()
    return () => {
      watching.disconnect()
      changes.disconnect()
    }
  }, [what, margin])
  return isBelow
}
