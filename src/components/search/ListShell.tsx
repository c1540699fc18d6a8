'use client'
import { type ReactNode, useEffectEvent, useLayoutEffect, useState } from 'react'
import { buildSearchHref } from '@/search/list/href'
import { changeBetween, pressed, withChange } from '@/search/list/change'
import type { ListState } from '@/search/list/state'
import { releaseEntry } from '@/components/ui/modal'
import { isPlainClick } from '@/lib/dom'
import { wasPointedAt } from '@/lib/nextNames'
import { FORM_ID } from './formId'
import { asControl, backToHalfPostcode, isBox, isHalfPostcode, noteEnter } from './listForm'
import { syncForm, withControl, withTouched } from './listForm'
import { ListContext, type ListStatus } from './listContext'
import { noteEarlyPanels, notePanel, restorePanels, restorePosition } from './listPosition'
import { useTarget } from './TargetSearch'

const TEXT_DELAY = 300
const OPENER = '#filter-open'

interface Props {
  shown: ListState
  rememberPanels: boolean
  children: ReactNode
}

/** The links and the form work without JavaScript; this applies them in place, without a page load. */
export function ListShell({ shown, rememberPanels, children }: Props) {
  const { target, edit: change, show, asWritten, forget, updating, failed, begin } = useTarget()
  const [sheetOpen, setSheetOpen] = useState(false)
  const state = target ?? shown
  const href = buildSearchHref(shown)

  useLayoutEffect(() => {
    noteEarlyPanels(rememberPanels)
    restorePanels(rememberPanels)
    restorePosition()
  }, [href, rememberPanels])

  const edit = (make: (state: ListState) => ListState, delay = 0, from = shown) => {
    change(from, make)
    if (!sheetOpen) show({ delay })
  }
  /** A press of the filter button before hydration made the form the target of the address. */
  const takeOver = useEffectEvent((touched: ListState) => {
    if (touched !== shown) edit((newest) => withChange(newest, changeBetween(shown, touched)), TEXT_DELAY)
    if (!wasPointedAt(FORM_ID)) return
    history.replaceState(history.state, '', location.pathname + location.search)
    // The sheet returns the focus to where it was, and the browser had moved it off the button.
    document.querySelector<HTMLElement>(OPENER)?.focus({ preventScroll: true })
    setSheetOpen(true)
  })
  useLayoutEffect(() => {
    if (!begin()) return syncForm(state)
    const touched = withTouched(state)
    queueMicrotask(() => takeOver(touched))
  }, [state, begin])

  const close = () => setSheetOpen(false)
  const status: ListStatus = {
    state,
    isPending: target !== null,
    updating,
    failed,
    sheetOpen,
    openSheet: () => setSheetOpen(true),
    closeSheet: () => {
      close()
      forget()
    },
    apply: () => {
      if (backToHalfPostcode()) return
      close()
      if (target) show({ replace: releaseEntry(), focus: sheetOpen ? OPENER : undefined })
    },
    press: (made, options, back) => {
      close()
      change(shown, (newest) => pressed(newest, target && made.page ? {} : made, back))
      show({ ...options, replace: releaseEntry() })
    },
    edit,
  }

  const onClick = (event: React.MouseEvent) => {
    if (!(event.target instanceof Element) || event.defaultPrevented || !isPlainClick(event)) return
    const group = event.target.closest('summary')?.parentElement
    if (group instanceof HTMLDetailsElement) notePanel(group, !group.open, rememberPanels)
    const box = event.target.closest('a')?.closest('label')?.querySelector('input')
    if (!box || !isBox(box)) return
    event.preventDefault()
    box.click()
  }
  const onInput = (event: React.FormEvent) => {
    const control = asControl(event.target)
    // An incomplete postcode sends no request: a new list would erase it.
    if (!control || isHalfPostcode(control)) return
    const isWords = control.name === 'query'
    const delay = isWords || control.name === 'near' ? TEXT_DELAY : 0
    edit((newest) => withControl(newest, control), delay, isWords ? asWritten(shown) : shown)
  }
  const onSubmit = (event: React.FormEvent) => {
    if (!(event.target instanceof HTMLFormElement) || event.target.id !== FORM_ID) return
    event.preventDefault()
    noteEnter()
    status.apply()
  }
  return (
    <ListContext value={status}>
      <div onClick={onClick} onInput={onInput} onSubmit={onSubmit} aria-busy={updating || undefined}>
        {children}
      </div>
    </ListContext>
  )
}
