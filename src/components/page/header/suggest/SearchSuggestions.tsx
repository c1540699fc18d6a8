'use client'
import { Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { lazyPart } from '@/components/ui/lazyPart'

import { closest, one, isPlainClick } from '@/lib/dom'

/** The header's search field. Opens it first where it is hidden. */
const headerField = (): HTMLElement | null => {
  const field = one('#hs')
  if (field && !field.offsetParent) field.closest('.header')?.setAttribute('data-searching', '')
  return field
}

const go = (event: Event, field: HTMLElement | null): void => {
  if (!field) return
  event.preventDefault()
  field.focus()
}

const onKeyDown = (event: KeyboardEvent): void => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
  if (closest(event, 'input, textarea, select, [contenteditable]')) return
  const inView = [one('#hs'), one('#pq'), one('#nq')].find((field) => field?.offsetParent)
  go(event, inView ?? headerField())
}

const onClick = (event: MouseEvent): void => {
  if (closest(event, '[data-search-open]') && isPlainClick(event)) go(event, headerField())
}

/** `/` focuses the first visible search field, unless the user is typing. The search icon does the same. */
function useSearchKey() {
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('click', onClick)
    }
  }, [])
}

const Suggestions = lazyPart(() => import('./Suggestions'))

/** Adds suggestions to each `form[data-suggest]`. Their code loads at the first focus. */
export function SearchSuggestions() {
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  useSearchKey()
  useEffect(() => {
    const follow = ({ target }: { target: EventTarget | null }) => {
      if (target instanceof HTMLInputElement && target.matches('form[data-suggest] input[name=query]'))
        setInput(target)
    }
    follow({ target: document.activeElement })
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [])
  if (!input?.form) return null
  return createPortal(
    <Suspense>
      <Suggestions key={input.id} input={input} />
    </Suspense>,
    input.form,
  )
}
