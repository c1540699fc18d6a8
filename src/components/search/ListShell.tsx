'use client'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isPostcode } from '@/domain/postcodeForm'
import { afterPaint } from '@/lib/afterPaint'
import { describe, FORM_ID, formOf, inSheet, prepare, settle } from './listForm'
import { ListContext } from './listContext'
import { notePanel, restorePanels, restorePlace } from './listPlace'
import { useListNavigation } from './useListNavigation'

const TEXT_DELAY = 300
const SLIDER_DELAY = 400
const plainClick = (event: React.MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

interface Props {
  /** The address of the list now shown. */
  href: string
  /** Whether groups stay as they were left on the next visit. */
  rememberPanels: boolean
  children: ReactNode
}

/**
 * The one island of a list page. Everything in it is links and one form that work without it; it turns their use
 * into quick changes in place.
 */
export function ListShell({ href, rememberPanels, children }: Props) {
  const [preview, setPreview] = useState<number | null>(null)
  const [sheetOpen, setSheetOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { go, ask, updating, failed } = useListNavigation(settle)

  useEffect(settle, [href])
  useEffect(() => afterPaint(prepare), [])
  useLayoutEffect(() => {
    restorePanels(rememberPanels)
    restorePlace()
  }, [href, rememberPanels])
  useEffect(() => () => clearTimeout(timer.current), [])

  const change = (delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () =>
        afterPaint(() => {
          const form = formOf()
          if (!form) return
          void describe(form).then((next) => (sheetOpen ? ask(next, setPreview) : go(next)))
        }),
      delay,
    )
  }
  const closeSheet = () => {
    setSheetOpen(false)
    setPreview(null)
    settle()
  }
  const apply = () => {
    clearTimeout(timer.current)
    setSheetOpen(false)
    setPreview(null)
    const replace = inSheet()
    afterPaint(() => {
      const form = formOf()
      if (form) void describe(form).then((next) => go(next, { replace }))
    })
  }
  const sortBy = (value: string) => {
    const select = document.querySelector<HTMLSelectElement>(`select[form="${FORM_ID}"]`)
    if (select) select.value = value
    apply()
  }

  const onClick = (event: React.MouseEvent) => {
    const group = event.target instanceof Element ? event.target.closest('summary')?.parentElement : null
    if (group instanceof HTMLDetailsElement) notePanel(group, rememberPanels)
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.defaultPrevented || !plainClick(event)) return
    const box = link.closest('label')?.querySelector('input[data-on]')
    if (box instanceof HTMLInputElement) {
      event.preventDefault()
      box.click()
    } else if (link.hasAttribute('data-list')) {
      event.preventDefault()
      setSheetOpen(false)
      void go(link.getAttribute('href') ?? '/search', {
        replace: inSheet(),
        focus: link.dataset.list ? '#results-count' : undefined,
      })
    }
  }
  const onChange = (event: React.FormEvent) => {
    const { target } = event
    if (target instanceof HTMLSelectElement && target.form?.id === FORM_ID) change(0)
    else if (!(target instanceof HTMLInputElement) || target.form?.id !== FORM_ID) return
    else if (target.type === 'checkbox') change(0)
    else if (target.type === 'range') change(SLIDER_DELAY)
    else if (
      target.name === 'query' ||
      (target.name === 'near' && (!target.value || isPostcode(target.value)))
    )
      change(TEXT_DELAY)
    // Boxes of a range wait until they are left: half a number is no wish.
  }
  const onBlur = (event: React.FocusEvent) => {
    if (
      event.target instanceof HTMLInputElement &&
      /^(min|max)\[/.test(event.target.name) &&
      event.target.value !== event.target.defaultValue
    )
      change(0)
  }
  const onSubmit = (event: React.FormEvent) => {
    if (!(event.target instanceof HTMLFormElement) || event.target.id !== FORM_ID) return
    event.preventDefault()
    apply()
  }

  return (
    <ListContext
      value={{
        updating,
        failed,
        preview,
        sheetOpen,
        openSheet: () => setSheetOpen(true),
        closeSheet,
        apply,
        sortBy,
      }}
    >
      <div
        onClick={onClick}
        onInput={onChange}
        onBlur={onBlur}
        onSubmit={onSubmit}
        aria-busy={updating || undefined}
      >
        {children}
      </div>
    </ListContext>
  )
}
