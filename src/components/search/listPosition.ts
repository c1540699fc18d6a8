/** Keeps scroll position, focus and open groups when React replaces the whole page on a new path. */
import { earlyPresses } from '@/components/page/earlyTouches'
import { PANELS_KEY } from './formId'
import { parseStored, store, storedText } from '@/lib/browserStore'
import { isBox } from './listForm'

export interface NextPosition {
  /** Selector to focus in the new list; without it, the control that has the focus now. */
  focus?: string
  toTop?: boolean
}
interface ListPosition {
  y: number
  focus: string | null
  toTop: boolean
  waiting: AbortController
}
let position: ListPosition | null = null
const panels = new Map<string, boolean>()
const DETAILS = 'details[data-group], details[data-rest]'

const selectorOf = (element: Element | null): string | null => {
  if (!(element instanceof HTMLElement)) return null
  if (element instanceof HTMLInputElement && isBox(element))
    return `input[name="${CSS.escape(element.name)}"][value="${CSS.escape(element.value)}"]`
  const group = element.matches('summary') ? element.parentElement?.dataset : undefined
  if (group?.group) return `details[data-group="${group.group}"] > summary`
  if (group?.rest) return `details[data-rest="${group.rest}"] > summary`
  return element.id ? `#${CSS.escape(element.id)}` : null
}

/** Called when a new list is requested. Later scrolling and focus changes update the stored position. */
export const keepPosition = ({ focus, toTop = false }: NextPosition): void => {
  position?.waiting.abort()
  const saved: ListPosition = {
    y: scrollY,
    focus: focus ?? selectorOf(document.activeElement),
    toTop,
    waiting: new AbortController(),
  }
  position = saved
  const listen = { signal: saved.waiting.signal, passive: true, capture: true }
  const onScroll = () => Object.assign(saved, { y: scrollY })
  document.addEventListener('scroll', onScroll, listen)
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof Element) saved.focus = selectorOf(target)
    },
    listen,
  )
}

export const restorePosition = (): void => {
  if (!position) return
  const { y, focus, toTop, waiting } = position
  position = null
  waiting.abort()
  if (toTop) document.querySelector('.results')?.scrollIntoView({ behavior: 'instant' })
  else if (Math.abs(scrollY - y) > 1) scrollTo({ top: y, behavior: 'instant' })
  if (!focus) return
  // Fallback for a control that is not visible on a phone.
  for (const selector of [focus, '#filter-open']) {
    const control = document.querySelector(selector)
    if (!(control instanceof HTMLElement) || !control.checkVisibility()) continue
    if (document.activeElement !== control) control.focus({ preventScroll: true })
    return
  }
}

const remembered = (): [string, boolean][] => {
  const stored = parseStored(storedText(PANELS_KEY))
  return typeof stored === 'object' && stored !== null
    ? Object.entries(stored).flatMap(([name, open]): [string, boolean][] =>
        typeof open === 'boolean' ? [[name, open]] : [],
      )
    : []
}

/** Restores open groups; `remember` includes those of earlier visits. */
export const restorePanels = (remember: boolean): void => {
  const wanted = new Map([...(remember ? remembered() : []), ...panels])
  for (const group of document.querySelectorAll<HTMLDetailsElement>(DETAILS)) {
    const open = wanted.get(group.dataset.group ?? group.dataset.rest ?? '')
    if (open !== undefined && group.open !== open) group.open = open
  }
}

/** Stores whether the shopper opened or closed a group. Groups that a new list opens are not stored. */
export const notePanel = (group: HTMLDetailsElement, open: boolean, remember: boolean): void => {
  const name = group.dataset.group ?? group.dataset.rest
  if (!name) return
  panels.set(name, open)
  if (remember && group.dataset.group)
    store(PANELS_KEY, { ...Object.fromEntries(remembered()), [name]: open })
}

export const noteEarlyPanels = (remember: boolean): void => {
  for (const { parentElement: group } of earlyPresses())
    if (group instanceof HTMLDetailsElement && group.matches(DETAILS)) notePanel(group, group.open, remember)
}
