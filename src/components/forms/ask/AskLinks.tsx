'use client'
/**
 * Opens the form of every `a[data-ask]` in a dialog. The link leads to the same form on a page: for browsers without
 * JavaScript, and for when the code, loaded at the first press, does not come.
 */
import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { isPlainClick } from '@/lib/dom'
import type { EnquiryRequest } from './request'

type Dialog = typeof import('./AskDialog').AskDialog

const linkOf = (event: Event): HTMLAnchorElement | null => {
  const link = event.target instanceof Element ? event.target.closest('a[data-ask]') : null
  return link instanceof HTMLAnchorElement ? link : null
}

const load = async (link: HTMLAnchorElement) => {
  const [{ AskDialog }, { readRequest }] = await Promise.all([import('./AskDialog'), import('./readRequest')])
  return { Dialog: AskDialog, requested: await readRequest(link.href), path: location.pathname }
}

export function AskLinks() {
  const path = usePathname()
  const [open, setOpen] = useState<{ Dialog: Dialog; requested: EnquiryRequest; path: string } | null>(null)
  useEffect(() => {
    const listening = new AbortController()
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event)
      if (!link || event.defaultPrevented || !isPlainClick(event)) return
      event.preventDefault()
      if (link.ariaBusy) return
      link.ariaBusy = 'true'
      load(link)
        .then(setOpen, () => location.assign(link.href))
        .finally(() => (link.ariaBusy = null))
    }
    document.addEventListener('click', onClick, { signal: listening.signal })
    return () => listening.abort()
  }, [])
  // The dialog belongs to the page below it: the thank-you page is shown without it.
  return open?.path === path && <open.Dialog requested={open.requested} onClose={() => setOpen(null)} />
}
