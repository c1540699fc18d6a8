'use client'
import { Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { lazyPart } from '@/components/ui/lazyPart'
import { useSearchKey } from './useSearchKey'

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
